/** Seeded pseudo-random choices, so that the same slug always gives the same picture. */
export type SeededRandom = {
  /** A whole number from low to high, both included. */
  int: (low: number, high: number) => number;
  pick: <const Choice>(choices: readonly [Choice, ...Choice[]]) => Choice;
  flip: () => boolean;
};

/** A 32-bit unsigned hash of a text: FNV-1a by code point, then MurmurHash3's finalizer so that similar slugs differ. */
export function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619);
  value ^= value >>> 15;
  value = Math.imul(value, 2246822519);
  value ^= value >>> 13;
  return value >>> 0;
}

/** A generator seeded with a 32-bit number: Mulberry32. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
    flip: () => next() < 0.5,
  };
}
