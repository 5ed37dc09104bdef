import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coverArt } from './cover-art.ts';
import { markArt } from '#platform/ui/art/mark-art.ts';
import { initials, avatarTint } from '#platform/ui/art/initials.ts';
import { PALETTE_COUNT } from './shapes.ts';

describe('cover art', () => {
  test('is the same picture for the same slug', () => {
    fc.assert(
      fc.property(fc.string(), (slug) => {
        expect(coverArt(slug)).toEqual(coverArt(slug));
      }),
    );
  });

  test('always draws something, in a known palette, without a broken number', () => {
    fc.assert(
      fc.property(fc.string(), (slug) => {
        const art = coverArt(slug);
        expect(art.shapes.length).toBeGreaterThan(0);
        expect(art.palette).toBeLessThan(PALETTE_COUNT);
        expect(JSON.stringify(art)).not.toMatch(/NaN|undefined|Infinity/);
      }),
    );
  });

  test('does not change the picture of a slug between versions', () => {
    expect(coverArt('pandas-data-cleaning')).toEqual({
      palette: 0,
      viewBox: '0 0 160 100',
      shapes: [
        { tone: 'a', d: 'M50 78a62 62 0 0 1 124 0z' },
        { tone: 'g', d: 'M65 78a47 47 0 0 1 94 0z' },
        { tone: 'b', d: 'M80 78a32 32 0 0 1 64 0z' },
        { tone: 'c', d: 'M95 78a17 17 0 0 1 34 0z' },
        { tone: 'a', d: 'M0 78h160v5H0zM0 89h160v3.5H0zM0 98h160v2H0z' },
      ],
    });
  });

  test('uses every palette and draws over 300 different pictures for 400 slugs', () => {
    const arts = Array.from({ length: 400 }, (_, index) => coverArt(`slug-${index}`));
    expect(new Set(arts.map(({ palette }) => palette)).size).toBe(PALETTE_COUNT);
    expect(new Set(arts.map((art) => JSON.stringify(art))).size).toBeGreaterThan(300);
  });
});

test('a generated logo repeats one tile four times and is deterministic', () => {
  const mark = markArt('lumen-retail');
  expect(mark).toEqual(markArt('lumen-retail'));
  expect(new Set(mark.shapes.map(({ d }) => d)).size).toBe(1);
  expect(mark.shapes).toHaveLength(4);
});

describe('a person', () => {
  test.each([
    ['Asha Menon', 'AM'],
    ['asha', 'A'],
    ['  Maria del Carmen  Ruiz ', 'MR'],
    ['', ''],
    ['क्षमा देवी', 'क्ष'],
    ['Ærø Østergaard', 'ÆØ'],
  ])('%j has the initials %j', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  test('always has the same one of six colours', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(avatarTint(name)).toBe(avatarTint(name));
        expect([0, 1, 2, 3, 4, 5]).toContain(avatarTint(name));
      }),
    );
  });
});
