/** The database cannot be used. The message is one line for the operator, without passwords, and says what to do. */
export class DatabaseFault extends Error {
  override readonly name = 'DatabaseFault';
}

/** An error of pg or of the network as a few words; Node gives a refused connection an empty message and a code. */
export function reason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reason(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return (error.message || code).split('\n')[0] ?? code;
}
