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
  cards: z.array(z.object({ id: z.string(), text: z.array(z.string()), link: z.object({ url: z.url() }).optional() })),
});
const packs = readFolder('packs').map((file) => Pack.parse(file));

describe('the learning packs', () => {
  test('are three or more, and none shares a card with another', () => {
    const ids = packs.flatMap(({ cards }) => cards.map(({ id }) => id));
    expect(packs.length).toBeGreaterThanOrEqual(3);
    expect(new Set(ids)).toHaveLength(ids.length);
  });

  test.each(packs)('$slug holds ten to twelve short cards', ({ cards }) => {
    expect(cards.length).toBeGreaterThanOrEqual(10);
    expect(cards.length).toBeLessThanOrEqual(12);
    for (const { text } of cards) expect(countWords(text.join('\n'))).toBeGreaterThanOrEqual(25);
    for (const { text } of cards) expect(countWords(text.join('\n'))).toBeLessThanOrEqual(140);
  });
});
