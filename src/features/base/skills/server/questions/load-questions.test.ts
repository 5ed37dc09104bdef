import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadQuestions } from './load-questions.ts';
import type { Question } from './question.ts';

const question = (changes: object = {}) => ({
  id: 'knots-01',
  topic: 'tie a bowline',
  question: 'Which knot holds a loop?',
  options: ['Bowline', 'Reef knot', 'Clove hitch', 'Half hitch'],
  answer: 0,
  explanation: 'A bowline does not slip.',
  source: { title: 'A book of knots', url: 'https://knots.example/bowline' },
  ...changes,
});

/** Loads one file with this content. */
async function load(content: unknown, file = 'knots.json') {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-checks-'));
  fs.mkdirSync(path.join(folder, 'checks'));
  fs.writeFileSync(path.join(folder, 'checks', file), typeof content === 'string' ? content : JSON.stringify(content));
  try {
    return await loadQuestions(folder);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

test('questions are found by their skill', async () => {
  const loaded = await load({ skill: 'knots', questions: [question()] });
  expect(loaded.get('knots')?.[0]).toMatchObject({ id: 'knots-01', answer: 0 });
});

test('a mistake names the file and the question', async () => {
  const bad = (changes: object) => load({ skill: 'knots', questions: [question(), question({ id: 'knots-02', ...changes })] });
  await expect(bad({ answer: 4 })).rejects.toThrow(/knots\.json, question knots-02: questions\.1\.answer/);
  await expect(bad({ options: ['One', 'Two'] })).rejects.toThrow(/question knots-02: questions\.1\.options/);
  await expect(bad({ options: ['One', 'One', 'Two', 'Three'] })).rejects.toThrow(/question knots-02: two options are the same/);
  await expect(bad({ id: 'knots-01' })).rejects.toThrow(/question knots-01: the id is used twice/);
  await expect(bad({ source: { title: 'A page', url: 'javascript:alert(1)' } })).rejects.toThrow(/question knots-02/);
  await expect(load({ skill: 'ropes', questions: [question()] })).rejects.toThrow('knots.json: the file is about ropes');
  await expect(load('{')).rejects.toThrow(/knots\.json/);
});

test('without a folder there are no checks', async () => {
  expect((await loadQuestions(path.join(os.tmpdir(), 'no-such-content'))).size).toBe(0);
});

describe('the questions of this project', () => {
  const WORD = /[\p{L}\p{N}]+/gu;
  const wordsOf = ({ question: text, code = '' }: Question) => `${text} ${code}`.toLowerCase().match(WORD) ?? [];

  test('check at least 150 skills with at least 16 questions each', async () => {
    const sizes = [...(await loadQuestions('content')).values()].map(({ length }) => length);
    expect(sizes.filter((size) => size >= 16).length).toBeGreaterThanOrEqual(150);
  });

  test('are not the same with a word exchanged', async () => {
    const similar = [...(await loadQuestions('content')).values()].flatMap((questions) =>
      questions.flatMap((one, index) =>
        questions.slice(index + 1).flatMap((other) => {
          const [first, second] = [wordsOf(one), wordsOf(other)];
          const isSame = first.length === second.length && first.filter((word, at) => word !== second[at]).length <= 1;
          return isSame ? [`${one.id} and ${other.id}`] : [];
        }),
      ),
    );
    expect(similar).toEqual([]);
  });
});
