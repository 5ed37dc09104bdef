import { seededRandom, hash } from '#platform/art/seeded-random.ts';
import { PALETTE_COUNT, type Art } from '#platform/art/shapes.ts';

const TILES = [
  'M8 8h12v12a12 12 0 0 1-12-12',
  'M8 20v-12l12 12z',
  'M14 8h6v12h-12v-6h6z',
  'M20 8a12 12 0 0 1-12 12v-6a6 6 0 0 0 6-6z',
  'M8 20a6 6 0 0 1 12 0z',
] as const;
/** Transforms of the top left tile into each quarter, clockwise: by rotation, or by mirroring. */
const TURNS = ['rotate(0 20 20)', 'rotate(90 20 20)', 'rotate(180 20 20)', 'rotate(270 20 20)'] as const;
const MIRRORS = ['', 'matrix(-1 0 0 1 40 0)', 'rotate(180 20 20)', 'matrix(1 0 0-1 0 40)'] as const;

/** A generated logo, 40 x 40: one tile, rotated or mirrored into all four quarters. The same slug always gives the same logo. */
export function markArt(slug: string): Art {
  const seed = hash(`mark:${slug}`);
  const random = seededRandom(seed);
  const tile = random.pick(TILES);
  const placements = random.flip() ? TURNS : MIRRORS;
  const secondTone = random.pick(['b', 'a', 'c']);
  return {
    palette: (seed >>> 8) % PALETTE_COUNT,
    viewBox: '0 0 40 40',
    shapes: placements.map((transform, index) => ({
      tone: index % 2 === 1 ? secondTone : 'a',
      d: tile,
      ...(transform === '' ? {} : { transform }),
    })),
  };
}
