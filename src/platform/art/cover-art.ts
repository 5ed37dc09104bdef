import { seededRandom, hash } from './seeded-random.ts';
import { FAMILIES } from './families.ts';
import { PALETTE_COUNT, type Art } from './shapes.ts';

/**
 * Draws the cover art of a slug: one of ten families in one of eight palettes, on a 160 x 100 field that can be cropped. Pure:
 * a slug always gives the same picture.
 */
export function coverArt(slug: string): Art {
  const seed = hash(slug);
  const draw = FAMILIES[seed % FAMILIES.length] ?? FAMILIES[0];
  return { palette: (seed >>> 8) % PALETTE_COUNT, viewBox: '0 0 160 100', ...draw(seededRandom(seed)) };
}
