type Place = { start: number; end: number };

// A shorter line, such as a page number, may be anywhere.
const MIN_LETTERS = 3;

/**
 * Finds the lines of a page in the text that was read from it, by their letters and digits, because spaces, hyphens and line
 * breaks differ. Lines with the same letters get the places one after another.
 */
export function placeLines<Line extends { text: string }>(
  lines: readonly Line[],
  text: string,
): (Line & { place: Place | null })[] {
  const { letters, offsets } = toLetters(text);
  const taken = new Map<string, number>();
  return lines.map((line) => {
    const wanted = toLetters(line.text).letters;
    if (wanted.length < MIN_LETTERS) return { ...line, place: null };
    const from = taken.get(wanted) ?? 0;
    const at = letters.indexOf(wanted, from);
    if (at < 0) return { ...line, place: null };
    taken.set(wanted, at + wanted.length);
    const last = at + wanted.length - 1;
    return { ...line, place: { start: offsets[at] ?? 0, end: (offsets[last] ?? 0) + 1 } };
  });
}

const IS_LETTER = /[\p{L}\p{M}\p{N}]/u;

// The letters of a text in UTF-16 units, so that each of them has an offset.
function toLetters(text: string): { letters: string; offsets: number[] } {
  const offsets: number[] = [];
  let letters = '';
  for (let at = 0; at < text.length; at += 1) {
    const unit = text[at] ?? '';
    if (!IS_LETTER.test(unit)) continue;
    const lower = unit.toLowerCase();
    letters += lower.length === 1 ? lower : unit;
    offsets.push(at);
  }
  return { letters, offsets };
}
