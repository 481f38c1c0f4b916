/** A person or a chat at a glance: the first letters on a colour of its own. */
export function Avatar({ id, name }: { id: number; name: string }) {
  const letters = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('');
  return (
    <span class={`avatar tint${Math.abs(id) % 6}`} aria-hidden="true">
      {letters}
    </span>
  );
}
