/** At most `length` characters, cut characters replaced by one ellipsis; whole characters, not halves of an emoji. */
export function truncate(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}…`;
}
