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

const WORDS_PER_MINUTE = 200;

const categories = z
  .array(z.object({ slug: z.string() }))
  .parse(JSON.parse(readFileSync(path.join(CONTENT, 'categories.json'), 'utf8')));

describe('the insights', () => {
  test('are at least 150, cover every category and have unique slugs', () => {
    expect(insights.length).toBeGreaterThanOrEqual(150);
    expect(new Set(insights.map(({ slug }) => slug))).toHaveLength(insights.length);
    expect(new Set(insights.map(({ category }) => category)).size).toBe(categories.length);
  });

  test.each(insights)('$slug takes one to eight minutes to read, and has a short summary', ({ body, summary }) => {
    const words = countWords(body.join('\n'));
    expect(words).toBeGreaterThanOrEqual(120);
    expect(words).toBeLessThanOrEqual(8 * WORDS_PER_MINUTE);
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
  test('are at least twenty, and no two cards have the same id', () => {
    const ids = packs.flatMap(({ cards }) => cards.flatMap(({ id }) => id ?? []));
    expect(packs.length).toBeGreaterThanOrEqual(20);
    expect(new Set(ids)).toHaveLength(ids.length);
  });

  test.each(packs)('$slug has eight to twelve cards, each with a short text', ({ cards }) => {
    expect(cards.length).toBeGreaterThanOrEqual(8);
    expect(cards.length).toBeLessThanOrEqual(12);
    for (const { id, text } of cards) {
      const words = countWords(text.join('\n'));
      expect(words).toBeGreaterThanOrEqual(id ? 25 : 5);
      expect(words).toBeLessThanOrEqual(140);
    }
  });
});
