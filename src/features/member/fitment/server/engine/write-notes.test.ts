import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { CASES, OFFICE_MANAGER } from './fixtures/people.ts';
import { taxonomy } from './fixtures/taxonomy.ts';
import { scoreFit } from './score-fit.ts';
import { WEIGHTS } from './weights.ts';

const messages: Record<string, string> = JSON.parse(await readFile(path.resolve('messages/en/fitment-engine.json'), 'utf8'));

test('every note has a message, and values for all its placeholders', () => {
  const reports = CASES.flatMap(({ title, ad, qualified }) =>
    [qualified, OFFICE_MANAGER, ''].map((resume) => scoreFit({ taxonomy, ad: { title, text: ad }, resume, today: '2026-11-21' })),
  );
  const notes = reports.flatMap(({ requirements, parts, missing_to_tell }) => [
    ...requirements.flatMap(({ note }) => note ?? []),
    ...parts.flatMap(({ note }) => note ?? []),
    ...missing_to_tell,
  ]);
  for (const { key, values } of notes) {
    expect(messages[key], key).toBeDefined();
    const placeholders = [...(messages[key] ?? '').matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(Object.keys(values)).toEqual(expect.arrayContaining(placeholders));
  }
});

test('every step of the formula and every relation has a message', () => {
  const relations = ['child', 'implied', 'sibling', 'parent'].map((name) => `through_${name}`);
  const keys = [...Object.keys(WEIGHTS.credit), ...relations].map((name) => `fitment_engine_skill_${name}`);
  expect(keys.filter((key) => !(key in messages))).toEqual([]);
});
