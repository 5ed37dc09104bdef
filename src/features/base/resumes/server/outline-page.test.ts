import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outlinePage, outlineText } from './outline-page.ts';

test('the lines and pictures of a page are boxes without words, in whole points', () => {
  const page = {
    width: 595.28,
    height: 841.89,
    lines: [{ text: 'Asha Menon', x: 40.2, y: 60, width: 120.6, size: 20 }],
    pictures: [{ x: 400, y: 40, width: 90.4, height: 110 }],
    columns: false,
    tables: 0,
  };
  expect(outlinePage(page)).toEqual({
    width: 595,
    height: 842,
    lines: [[40, 45, 121, 15]],
    pictures: [[400, 40, 90, 110]],
  });
});

test('text without pages of its own is set on a sheet, in lines that break where they are full', () => {
  const outline = outlineText(`Asha\n\n${'word '.repeat(60)}`);
  expect(outline?.lines).toHaveLength(4);
  const [name, first, second] = outline?.lines ?? [];
  expect([name?.[2], first?.[2]]).toEqual([18, second?.[2]]);
  expect([null, '', ' \n '].map(outlineText)).toEqual([null, null, null]);
});

test('whatever the text, its boxes lie on the sheet', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 20_000 }), (text) => {
      const { lines = [], width = 0, height = 0 } = outlineText(text) ?? {};
      for (const [x, y, w, h] of lines) expect(x >= 0 && y >= 0 && w > 0 && x + w <= width && y + h <= height).toBe(true);
    }),
  );
});
