/** A text with matches highlighted. */
export function Highlighted({ pieces }: { pieces: readonly { text: string; hit: boolean }[] }) {
  return pieces.map(({ text, hit }, index) => (hit ? <mark key={index}>{text}</mark> : text));
}
