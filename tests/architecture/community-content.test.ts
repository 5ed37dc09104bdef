import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { countWords } from '#platform/contract/count-words.ts';

const CONTENT = path.resolve(import.meta.dirname, '../../content');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(CONTENT, file), 'utf8'));
const folder = (name: string) => readdirSync(path.join(CONTENT, name)).map((file) => read(`${name}/${file}`));

const Event = z.object({ slug: z.string(), title: z.string(), text: z.string(), link: z.string() });
const Community = z.object({
  category: z.string(),
  about: z.array(z.string()),
  topics: z.array(z.string()),
  events: z.array(Event),
});
const Starter = z.object({ slug: z.string(), category: z.string(), title: z.string(), answers: z.array(z.array(z.string())) });

const categories = z.array(z.object({ slug: z.string() })).parse(read('categories.json'));
const communities = folder('communities').flatMap((file) => z.array(Community).parse(file));
const starters = folder('forum').flatMap((file) => z.array(Starter).parse(file));
const slugs = categories.map(({ slug }) => slug).toSorted();

describe('the communities', () => {
  test('cover all categories, each with topics and at least one event', () => {
    expect(communities.map(({ category }) => category).toSorted()).toEqual(slugs);
    for (const { category, topics, events } of communities) {
      expect(topics.length, category).toBeGreaterThanOrEqual(5);
      expect(events.length, category).toBeGreaterThanOrEqual(1);
    }
  });

  test('announce at least forty unique events, none of which names a year', () => {
    const events = communities.flatMap((community) => community.events);
    expect(events.length).toBeGreaterThanOrEqual(40);
    expect(new Set(events.map(({ slug }) => slug))).toHaveLength(events.length);
    for (const { slug, title, text, link } of events) expect(`${title} ${text} ${link}`, slug).not.toMatch(/\b20\d\d\b/);
  });
});

describe('the starter questions', () => {
  test('are at least forty, cover every community and have unique slugs', () => {
    expect(starters.length).toBeGreaterThanOrEqual(40);
    expect([...new Set(starters.map(({ category }) => category))].toSorted()).toEqual(slugs);
    expect(new Set(starters.map(({ slug }) => slug))).toHaveLength(starters.length);
  });

  test.each(starters)('$slug has a first answer of at least 50 words, and none above 300', ({ answers }) => {
    const words = answers.map((lines) => countWords(lines.join('\n')));
    expect(words[0]).toBeGreaterThanOrEqual(50);
    expect(Math.max(...words)).toBeLessThanOrEqual(300);
  });
});
