import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { evaluateAnswers, parseAnswers } from './evaluate-answers.ts';
import type { Question } from '#features/base/skills/server/index.ts';

const aQuestion = (id: string, answer: number): Question => ({
  id,
  topic: 'tie a bowline',
  question: 'Which knot holds a loop?',
  options: ['Bowline', 'Reef knot', 'Clove hitch', 'Half hitch'],
  answer,
  explanation: 'A bowline does not slip.',
  source: { title: 'A book of knots', url: 'https://knots.example/bowline' },
});
const skills = [
  { id: 'knots', kind: 'method', family: 'sailing' },
  { id: 'paint', kind: 'tool', family: 'art' },
];

test('agreement is counted over the questions that are kept, and dropped ones apart, by kind and family', () => {
  const questions = new Map([
    ['knots', [aQuestion('knots-01', 0), aQuestion('knots-02', 1), aQuestion('knots-04', 1)]],
    ['paint', [aQuestion('paint-01', 2)]],
  ]);
  const answers = [
    { question: 'knots-01', answer: 0, problem: null },
    { question: 'knots-02', answer: 3, problem: 'two options are right' },
    { question: 'knots-03', answer: 1, problem: 'unclear' },
    { question: 'paint-01', answer: 2, problem: null },
  ];
  expect(evaluateAnswers(questions, answers, skills)).toEqual({
    read: 4,
    kept: 3,
    agreed: 2,
    dropped: 1,
    kinds: [
      { name: 'method', read: 3, kept: 2, agreed: 1, dropped: 1 },
      { name: 'tool', read: 1, kept: 1, agreed: 1, dropped: 0 },
    ],
    families: [
      { name: 'art', read: 1, kept: 1, agreed: 1, dropped: 0 },
      { name: 'sailing', read: 3, kept: 2, agreed: 1, dropped: 1 },
    ],
    objections: 1,
    unread: 1,
  });
});

test('a line that is no answer is refused by file and line', async () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-answers-')), 'answers.jsonl');
  fs.writeFileSync(file, '{"question": "knots-01", "answer": 0}\n\n{"question": "knots-02"}\n');
  await expect(parseAnswers(file)).rejects.toThrow(/answers\.jsonl, line 3/);
  fs.rmSync(path.dirname(file), { recursive: true });
});
