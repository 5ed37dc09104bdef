/** Random text with a realistic word distribution (Zipf-Mandelbrot, s = 1, q = 10). */

export type Random = () => number;

/** Seeded random numbers from 0 to below 1 (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const REAL_WORDS = (
  'data design learning career work skills project team product software management engineer analysis people market customer ' +
  'business developer cloud security research python javascript sales strategy finance interview remote growth startup network ' +
  'machine model testing database mobile analytics writing health nursing education teaching accounts audit legal supply ' +
  'logistics operations hiring mentor portfolio salary negotiation certificate degree internship apprenticeship kubernetes ' +
  'docker typescript react golang kotlin swift figma excel tableau spark airflow terraform linux azure postgres kafka robotics ' +
  'electronics physics statistics economics psychology journalism photography animation architecture'
).split(' ');
const STARTS = 'b c d f g h k l m n p r s t v w br cl cr dr fl gr pl pr st tr sh th'.split(' ');
const MIDDLES = 'a e i o u ai ea ou io'.split(' ');
const ENDS = ['', '', ...'n r s t l m nd nt st ck rm x p'.split(' ')];
const VOCABULARY_SIZE = 30_000;
/** A word that only old, unpopular cards contain; random text never does. */
export const UNPOPULAR_WORD = 'quillwort';

const pick = <T>(from: readonly T[], random: Random): T => from[Math.floor(random() * from.length)]!;

/** The vocabulary, most common word first. */
export const VOCABULARY: readonly string[] = (() => {
  const random = createRandom(7);
  const words = new Set(REAL_WORDS);
  while (words.size < VOCABULARY_SIZE) {
    const syllables = 2 + Math.floor(random() * 2.2);
    words.add(
      Array.from({ length: syllables }, () => pick(STARTS, random) + pick(MIDDLES, random)).join('') + pick(ENDS, random),
    );
  }
  return [...words];
})();

/** Returns a function that draws indexes of a list of `size`, the first ones most often; `shift` flattens the distribution. */
export function createZipfDraw(size: number, shift: number): (random: Random) => number {
  const sums = new Float64Array(size);
  let sum = 0;
  for (let index = 0; index < size; index += 1) sums[index] = sum += 1 / (index + 1 + shift);
  return (random) => {
    const target = random() * sum;
    let [low, high] = [0, size - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < target) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

const drawWordIndex = createZipfDraw(VOCABULARY_SIZE, 10);

/** A text of independently drawn words. */
export const randomText = (random: Random, words: number): string =>
  Array.from({ length: words }, () => VOCABULARY[drawWordIndex(random)]).join(' ');

/** Draws the number of likes of a card (Pareto): more than half of the cards have none, one in a million has tens of thousands. */
export const drawLikes = (random: Random, max: number): number => Math.min(max, Math.floor((1 - random()) ** -0.8) - 1);
