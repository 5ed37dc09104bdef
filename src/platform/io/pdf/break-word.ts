/** A penalty at which the renderer never ends a line with a hyphen, nor between the fonts within a word. */
export const NO_HYPHENS = 10_000;

/** Words up to this many letters stay whole: about a third of a line. */
const MAX_LETTERS = 24;

const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/**
 * Cuts long words and addresses into parts between which the renderer may break a line: after a slash, dot and the like, and
 * anywhere in longer parts, but never within a Hindi letter. An empty part between two others breaks without a hyphen.
 */
export function breakWord(word: string | null): string[] {
  if (word === null || word.length <= MAX_LETTERS) return word === null ? [] : [word];
  const parts = word.split(/(?<=[/?&=.,;:#_+-])(?![/?&=.,;:#_+-])/u).flatMap(cutLetters);
  return parts.flatMap((part, index) => (index === 0 ? [part] : ['', part]));
}

function cutLetters(part: string): string[] {
  if (part.length <= MAX_LETTERS) return [part];
  const all = Array.from(letters.segment(part), ({ segment }) => segment);
  return Array.from({ length: Math.ceil(all.length / MAX_LETTERS) }, (_, index) =>
    all.slice(index * MAX_LETTERS, (index + 1) * MAX_LETTERS).join(''),
  );
}
