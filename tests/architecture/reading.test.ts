import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { countWords } from '#platform/contract/count-words.ts';

const CONTENT = path.resolve(import.meta.dirname, '../../content');

const readFolder = (folder: string): unknown[] =>
  readdirSync(path.join(CONTENT, folder)).map((name) => JSON.parse(readFileSync(path.join(CONTENT, folder, name), 'utf8')));

const Insight = z.object({
  slug: z.string(),
  category: z.string(),
  title: z.string(),
  summary: z.string(),
  body: z.array(z.string()),
});
const insights = readFolder('insights').flatMap((file) => z.array(Insight).parse(file));

const categories = z
  .array(z.object({ slug: z.string() }))
  .parse(JSON.parse(readFileSync(path.join(CONTENT, 'categories.json'), 'utf8')));

describe('the insights', () => {
  test('are at least a hundred and fifty, of every category, each under an address of its own', () => {
    expect(insights.length).toBeGreaterThanOrEqual(150);
    expect(new Set(insights.map(({ slug }) => slug))).toHaveLength(insights.length);
    expect(new Set(insights.map(({ category }) => category)).size).toBe(categories.length);
  });

  test.each(insights)('$slug can be read in a few minutes, and its summary in a breath', ({ body, summary }) => {
    const words = countWords(body.join('\n'));
    expect(words).toBeGreaterThanOrEqual(120);
    expect(words).toBeLessThanOrEqual(300);
    expect(summary.length).toBeLessThanOrEqual(180);
  });
});

const Pack = z.object({
  slug: z.string(),
  title: z.string(),
  cards: z.array(
    z.object({ id: z.string().optional(), kind: z.string().optional(), ref: z.string().optional(), text: z.array(z.string()) }),
  ),
});
const packs = readFolder('packs').map((file) => Pack.parse(file));

describe('the learning packs', () => {
  test('are twenty or more, and none shares a card of its own words with another', () => {
    const ids = packs.flatMap(({ cards }) => cards.flatMap(({ id }) => id ?? []));
    expect(packs.length).toBeGreaterThanOrEqual(20);
    expect(new Set(ids)).toHaveLength(ids.length);
  });

  test.each(packs)(
    '$slug holds eight to twelve short cards, and says why of each that it takes from the catalogue',
    ({ cards }) => {
      expect(cards.length).toBeGreaterThanOrEqual(8);
      expect(cards.length).toBeLessThanOrEqual(12);
      for (const { id, text } of cards) {
        const words = countWords(text.join('\n'));
        expect(words).toBeGreaterThanOrEqual(id ? 25 : 5);
        expect(words).toBeLessThanOrEqual(140);
      }
    },
  );
});
