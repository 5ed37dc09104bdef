/** The words of a query with their places in it, in the form in which the lexicon has them. */
import { foldHindi, isDevanagari } from '#features/base/skills/server/index.ts';

/** `start` and `end` are places in the text as typed. */
export type QueryWord = { form: string; start: number; end: number };

/** Also "बी.एड", an acronym with dots. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:\.[\p{Script=Devanagari}][\p{L}\p{M}]*)*[+#]*/gu;
const DEVANAGARI_ZERO = 0x966;

/** The words of a text, without case, accents and differences of Hindi spelling. */
export const foldWords = (text: string): QueryWord[] =>
  [...text.matchAll(WORD)].map((match) => ({
    form: foldWord(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));

/** The words of a text as one phrase of the lexicon. */
export const foldPhrase = (text: string): string =>
  foldWords(text)
    .map(({ form }) => form)
    .join(' ');

const foldWord = (word: string): string =>
  isDevanagari(word)
    ? foldHindi(word.replaceAll('.', '')).join('')
    : word
        .normalize('NFKD')
        .replaceAll(/[\u0300-\u036f]/g, '')
        .toLowerCase();

/** The same text with the digits 0 to 9 in place of those of Devanagari; places in it stay the same. */
export const withPlainDigits = (text: string): string =>
  text.replaceAll(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
