/** A fault of ours in putting something into words or into a form. Drawn again from the same state, it would fail again. */
export class DrawingFault extends Error {
  override readonly name = 'DrawingFault';

  static guard<T>(draw: () => T): T {
    try {
      return draw();
    } catch (cause) {
      throw DrawingFault.of(cause);
    }
  }

  static of(cause: unknown): DrawingFault {
    return new DrawingFault(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
