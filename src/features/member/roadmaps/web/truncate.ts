/** Cuts a text to `length` characters and adds an ellipsis if it is longer. Does not split surrogate pairs. */
export function truncate(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}…`;
}
