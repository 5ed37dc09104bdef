/** Normal forms of a typed name, from the strictest to the loosest. Two names are the same when a form of them is equal. */
export type FoldedName = {
  /** Words without case, accents, apostrophes and British spelling. */
  words: readonly string[];
  /** The words joined, so that spaces, dots, dashes and slashes make no difference. */
  joined: string;
};

/** Longer names are not looked up. */
export const MAX_NAME_LENGTH = 120;

const CACHE_SIZE = 20_000;
const spellings = new Map<string, string>();

/** Folds case, accents, punctuation, "&" and British spelling. */
export function foldName(text: string): FoldedName {
  const words = splitWords(text).map(toAmericanSpelling);
  return { words, joined: words.join('') };
}

// Most names are words with single spaces, and no such word needs more than lower case.
const PLAIN = /^(?:[A-Z]?[a-z0-9]+ )*[A-Z]?[a-z0-9]+$/;

/** The words of a name as written, in lower case and without accents; "C++", "C#" and ".NET" keep their meaning. */
export function splitWords(text: string): string[] {
  if (PLAIN.test(text) && text.length <= MAX_NAME_LENGTH) return text.toLowerCase().split(' ');
  const plain = text
    .slice(0, MAX_NAME_LENGTH)
    // "VectorDBs" and "WindChill" are two words; joining makes them one again.
    .replace(/(?<=\p{Ll})(?=\p{Lu}{2,}\p{Ll}?$)/u, ' ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’‘`´]/g, '')
    .toLowerCase()
    .replace(/(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])/gu, ' dotnet ')
    .replace(/\bdot-net\b/g, ' dotnet ')
    .replace(/\b([a-z]) ?\+\+/g, '$1plusplus')
    .replace(/(?<=[\p{L}\p{N}])\+(?![\p{L}\p{N}])/gu, ' plus ')
    .replace(/\b([cfj]) ?#/g, '$1sharp')
    .replace(/&/g, ' and ');
  return plain.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

const AMERICAN: readonly (readonly [RegExp, string])[] = [
  [/is(e|ed|es|er|ers|ing|ation|ations)$/, 'iz$1'],
  [/ys(e|ed|es|er|ing)$/, 'yz$1'],
  [/ll(ing|ed|er|ers|or|ors)$/, 'l$1'],
  [/([lvb])our/, '$1or'],
  [/colour/, 'color'],
  [/^(.*)ae(?=m|d|s|r|l)(?!.*aero)/, '$1e'],
  [/^oe(?=d|s)/, 'e'],
  [/rrhoea/, 'rrhea'],
  [/foetal/, 'fetal'],
  [/logue(s?)$/, 'log$1'],
  [/programme(s?)$/, 'program$1'],
  [/(en|fi|the|fib|met|lit)(t?)re(s?)$/, '$1$2er$3'],
  [/(lic|def|off)ence/, '$1ense'],
  [/mould/, 'mold'],
  [/jewellery/, 'jewelry'],
  [/aluminium/, 'aluminum'],
  [/judgement/, 'judgment'],
  [/(ful|enrol)l?ment/, '$1lment'],
];
const UNCHANGED =
  /^(aero|micha|isra|gael|enterprise|exercise|expertise|precise|promise|franchise|merchandis|rise|noise|wise|raise)/;

/** A word in American spelling. */
export function toAmericanSpelling(word: string): string {
  if (word.length < 5 || UNCHANGED.test(word)) return word;
  const known = spellings.get(word);
  if (known !== undefined) return known;
  const spelling = AMERICAN.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), word);
  if (spellings.size >= CACHE_SIZE) spellings.clear();
  spellings.set(word, spelling);
  return spelling;
}

/** A word without a plain plural. */
export function toSingular(word: string): string {
  if (word.length < 3 || !word.endsWith('s') || /(ss|us|is|ics|[0-9]s)$/.test(word)) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(ss|ch|sh|x)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

// What somebody does, who does it and what is done: designing, designer, design; writing, writer; analysis, analyst.
const INFLECTIONS: readonly (readonly [RegExp, string])[] = [
  [/(analy)(sis|st|tics|tical|ze|zer|zing|tic)$/, '$1'],
  [/(.{4,})(ographer|ographic|ographical)$/, '$1ography'],
  [/(.{2,})(ologist|ological)$/, '$1ology'],
  [/(.{4,})(ician|icist)$/, '$1ic'],
  [/(.{4,})ics$/, '$1ic'],
  [/(.{3,})(acist)$/, '$1acy'],
  [/(.{4,})ement$/, '$1'],
  [/(.{4,})ment$/, '$1'],
  [/(.{4,})(ations?|ators?|ating|ated|ate|ative)$/, '$1at'],
  [/(.{3,})(ers?|ors?|ing|ings|ed)$/, '$1'],
  [/(.{4,})ists?$/, '$1'],
  [/(.{4,}[pgmhr])y$/, '$1'],
  [/(.{5,})(ant)$/, '$1'],
];

const stems = new Map<string, string>();

/** A word without its ending, so that the forms of one verb are equal; only meant for comparison. */
export function toStem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = computeStem(word);
  if (stems.size >= CACHE_SIZE) stems.clear();
  stems.set(word, stem);
  return stem;
}

function computeStem(word: string): string {
  const singular = toSingular(word);
  if (singular.length < 5) return singular;
  for (const [pattern, replacement] of INFLECTIONS) {
    if (!pattern.test(singular)) continue;
    return singular
      .replace(pattern, replacement)
      .replace(/([bdgmnprt])\1$/, '$1')
      .replace(/e$/, '');
  }
  return singular.replace(/e$/, '');
}
