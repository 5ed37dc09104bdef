/** The end of a sentence, or of a line: what follows begins another one. */
export const SENTENCE_END = /(?<=[.!?\u0964]["”’)]?)\s+|\s*\n+\s*/u;

/** The whole words of a text within a length; an endless word is cut. */
export function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.slice(0, length + 1).search(/\s\S*$/);
  return (end > 0 ? text.slice(0, end) : text.slice(0, length)).trimEnd().toWellFormed();
}

/** The whole sentences of a text within a length, at least half of it; otherwise its whole words. */
export function cutAtSentence(text: string, length: number): string {
  if (text.length <= length) return text;
  const ends = [...text.slice(0, length + 1).matchAll(new RegExp(SENTENCE_END, 'gu'))];
  const end = ends.at(-1)?.index ?? 0;
  return end >= length / 2 ? text.slice(0, end) : cutAtWord(text, length);
}
