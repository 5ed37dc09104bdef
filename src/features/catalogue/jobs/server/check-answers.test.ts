import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Problem } from '#platform/contract/problem.ts';
import type { Question } from '../contract.ts';
import { checkAnswers } from './check-answers.ts';

const QUESTIONS: Question[] = [
  { id: 'start', text: 'When can you start?', kind: 'date', required: true },
  { id: 'office', text: 'Three days at the office?', kind: 'yes_no', required: false },
  { id: 'query', text: 'Your best query?', kind: 'text', required: false },
];

test('answers are kept in the order of the questions with what was asked, and empty ones are left out', () => {
  expect(checkAnswers(QUESTIONS, JSON.stringify({ query: ' select 1 ', start: '2027-01-04', office: '' }))).toEqual([
    { question: 'When can you start?', kind: 'date', answer: '2027-01-04' },
    { question: 'Your best query?', kind: 'text', answer: 'select 1' },
  ]);
});

test.each([
  ['{}', 'answers.start'],
  ['{"start":"soon"}', 'answers.start'],
  ['{"start":"2027-02-30"}', 'answers.start'],
  ['{"start":"2027-01-04","office":"perhaps"}', 'answers.office'],
  [JSON.stringify({ start: '2027-01-04', query: 'x'.repeat(1001) }), 'answers.query'],
  ['[]', 'answers'],
  ['{"start":1}', 'answers'],
  ['not JSON', 'answers'],
])('%s is refused at its field', (text, path) => {
  expect(() => checkAnswers(QUESTIONS, text)).toThrow(
    expect.objectContaining({
      status: 422,
      body: expect.objectContaining({ errors: [expect.objectContaining({ path })] }),
    }),
  );
});

test('any text is either refused as invalid or gives answers to the questions only', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      try {
        const asked = new Set(QUESTIONS.map((question) => question.text));
        expect(checkAnswers(QUESTIONS, text).every(({ question }) => asked.has(question))).toBe(true);
      } catch (error) {
        expect(error).not.toBeInstanceOf(TypeError);
        expect((error as Problem).status).toBe(422);
      }
    }),
  );
});
