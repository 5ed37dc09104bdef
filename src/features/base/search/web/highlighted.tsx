/** A text with what was searched marked in it. */
export function Highlighted({ pieces }: { pieces: readonly { text: string; hit: boolean }[] }) {
  return pieces.map(({ text, hit }, index) => (hit ? <mark key={index}>{text}</mark> : text));
}
