import { hash } from '#platform/art/seeded-random.ts';

const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first grapheme: क्षमा begins with a conjunct, not with half of it. */
function firstLetter(word: string): string {
  for (const { segment } of segments.segment(word)) return segment.toUpperCase();
  return '';
}

/** The initials of a person: of the first and the last word of the name. Empty for an empty name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = firstLetter(words[0] ?? '');
  const both = words.length > 1 ? first + firstLetter(words.at(-1) ?? '') : first;
  return both.length > 3 ? first : both; // two conjunct letters do not fit a small circle
}

/** The avatar's colour, 0 to 5; the same for the same name. */
export function avatarTint(name: string): number {
  return hash(`person:${name}`) % 6;
}
