import { repairEncoding } from './repair-text.ts';

const LIGATURES = /[\ufb00-\ufb06]/g;

/** Normalizes encoding, ligatures, spaces and line breaks; keeps at most one blank line in a row. */
export function cleanText(text: string): string {
  return repairEncoding(text)
    .replace(/\r\n?|\f|\u2028|\u2029/g, '\n')
    .replace(LIGATURES, (ligature) => ligature.normalize('NFKC'))
    .normalize('NFC')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

// Words that usually keep the hyphen after them.
const HYPHENATED_PREFIXES = new Set(
  'all anti back bottom cloud co cost cross data decision drag e end event ever fast first follow four front full hands high in job left life long low micro mid mobile multi near non off on one open order out over part peer post pre problem re real right risk sales self semi short single six stand state step sub test third three time top two user value vice well wide world year zero'.split(
    ' ',
  ),
);

// Words that nearly always keep the hyphen before them.
const HYPHENATED_SUFFIXES =
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
    const keepsHyphen = hyphenated.has(`${a}-${b}`) || HYPHENATED_PREFIXES.has(a) || HYPHENATED_SUFFIXES.test(b);
    return keepsHyphen ? `${left}-${right}` : left + right;
  });
}
