/** Normalises text for comparison: no case or accents, in tokens that PostgreSQL's parser keeps whole. */

const SPECIAL: readonly (readonly [RegExp, string])[] = [
  [/\bc\+\+/g, ' cplusplus '],
  [/\b([cfj])#/g, ' $1sharp '],
  [/(^|[^\p{L}\p{N}])\.net\b/gu, '$1 dotnet '],
  [/\b([a-z]+)\.js\b/g, ' $1js $1 '],
  // "B.Ed", "M. Tech", "Ph.D" and "LL.B" are also written without the dot.
  [/\b(ph|ll|[bmd])\.\s?(arch|com|des|d|ed|el|lib|m|b|phil|pharm|sc|stat|tech|voc|a|e)\b\.?/g, '$1$2'],
  // The parser takes "ci/cd" for a path, one word.
  [/\//g, ' '],
];

/**
 * Lower-cases Latin text without accents, and transliterates each Devanagari word to ASCII, since the database's parser
 * splits it at vowel signs. Applied to documents and queries alike.
 */
export function normalizeText(text: string): string {
  let normalized = text
    .normalize('NFC')
    .replaceAll(/[\p{Script=Devanagari}\u200c\u200d]+/gu, (word) => ` ${transliterateDevanagari(word)} `)
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    // "M.C.A." is also written without the dots.
    .replaceAll(/\b(?:[a-z]\.){2,}[a-z]?\b/g, (acronym) => acronym.replaceAll('.', ''));
  for (const [pattern, word] of SPECIAL) normalized = normalized.replaceAll(pattern, word);
  return normalized;
}

/** The words of a normalised text, in order. */
export const splitWords = (normalized: string): string[] => normalized.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Endings of Hindi nouns, adjectives and verbs, longest first (after Ramanathan and Rao, 2003). */
const ENDINGS = (
  'ाएंगी ाएंगे ाऊंगी ाऊंगा ाइयाँ ाइयों ाइयां एगी एगा ओगी ओगे एंगी ऊंगी एंगे ऊंगा ातीं नाओं नाएं ताओं ताएं ियाँ ियों ियां ' +
  'कर ाइए ाईं ाया ेगी ेगा ोगी ोगे ाने ाना ाते ाती ाता तीं ाओं ाएं ुओं ुएं ुआं ना नी ने ती ता ते ाई ाए ां ों ें ीं ो े ू ु ी ि ा'
).split(' ');
const MIN_STEM_LENGTH = 2;

/** One token per Devanagari word, without optional signs and its inflection ending. */
function transliterateDevanagari(text: string): string {
  const word = text
    .normalize('NFD')
    .replaceAll(/\u200c|\u200d|\u093c/g, '')
    .replaceAll('\u0901', '\u0902');
  const ending = ENDINGS.find((suffix) => word.endsWith(suffix) && word.length - suffix.length >= MIN_STEM_LENGTH);
  const stem = ending ? word.slice(0, -ending.length) : word;
  return `hi${[...stem].map((letter) => ((letter.codePointAt(0) ?? 0) - 0x900).toString(16).padStart(2, '0')).join('')}`;
}
