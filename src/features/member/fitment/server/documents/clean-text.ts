const LIGATURES = /[\ufb00-\ufb06]/g;

/** Normalises ligatures, spaces, blank lines (at most one in a row) and line breaks. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|\f|\u2028|\u2029/g, '\n')
    .replace(LIGATURES, (ligature) => ligature.normalize('NFKC'))
    .normalize('NFC')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

// Prefixes usually written with a hyphen.
const KEEP = new Set(
  'all anti back bottom cloud co cost cross data decision drag e end event ever fast first follow four front full hands high in job left life long low micro mid mobile multi near non off on one open order out over part peer post pre problem re real right risk sales self semi short single six stand state step sub test third three time top two user value vice well wide world year zero'.split(
    ' ',
  ),
);

// Suffixes that nearly always follow a hyphen.
const KEEP_BEFORE =
  /^(?:based|driven|facing|first|friendly|led|level|made|oriented|ready|related|scale|side|specific|time|wide)$/;

/**
 * Rejoins words hyphenated at line ends. Keeps the hyphen when the document uses it elsewhere, or when the first half is
 * a word of its own.
 */
export function rejoinHyphens(text: string): string {
  const lower = text.toLowerCase();
  const words = new Set(lower.match(/\p{L}+/gu) ?? []);
  const hyphenated = new Set(lower.match(/\p{L}+-\p{L}+/gu) ?? []);
  return text.replace(/(\p{L}+)[-‐]\n(\p{Ll}\p{L}*)/gu, (_, left: string, right: string) => {
    const [a, b] = [left.toLowerCase(), right.toLowerCase()];
    if (words.has(a + b)) return left + right;
    const keeps = hyphenated.has(`${a}-${b}`) || KEEP.has(a) || KEEP_BEFORE.test(b);
    return keeps ? `${left}-${right}` : left + right;
  });
}
