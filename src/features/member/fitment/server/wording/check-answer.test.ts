import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { taxonomy } from '../engine/fixtures/taxonomy.ts';
import { checkAnswer } from './check-answer.ts';

const FACTS = {
  taxonomy,
  ad: ['You will run our stock system Zorbex and write SQL.'],
  resume: ['Kept the Quillstone ledger of nine depots for 4 years.'],
  numbers: [62, 3, 8, 4],
};
const SUMMARY = 'Your four years with the ledger speak for you. You meet 3 of the 8 things the ad asks for; SQL would help most.';
const check = (summary: unknown, other_skills: unknown = []) => checkAnswer(JSON.stringify({ summary, other_skills }), FACTS);

test('a plain summary with true numbers is accepted, also in a code fence', () => {
  expect(check(SUMMARY).summary).toBe(SUMMARY);
  expect(checkAnswer(`\`\`\`json\n${JSON.stringify({ summary: SUMMARY })}\n\`\`\``, FACTS).summary).toBe(SUMMARY);
});

test.each([
  ['another score', 'You reach 97 points and should certainly apply for this role today.'],
  ['a link', 'Read more about how you fit this wonderful role at https://evil.example today.'],
  ['markup', 'You fit <b>very well</b> for this role, and your ledger work speaks for you.'],
  ['too little', 'Great!'],
  ['too much', 'You fit. '.repeat(200)],
  ['an object instead of text', { text: SUMMARY }],
])('a summary with %s is dropped', (_case, summary) => {
  expect(check(summary).summary).toBeNull();
});

test.each([
  ['1,000', 1000],
  ['1000', 1000],
  ['1,00,000', 100_000],
  ['12,34,567.5', 1_234_567.5],
  ['7,5', 7.5],
])('the number %s of a summary is read as it is written', (written, number) => {
  const summary = `You kept books of ${written} lines, and the ad asks for just that kind of work.`;
  expect(checkAnswer(JSON.stringify({ summary }), { ...FACTS, numbers: [number] }).summary).toBe(summary);
  expect(checkAnswer(JSON.stringify({ summary }), { ...FACTS, numbers: [1, 7, 12] }).summary).toBeNull();
});

describe('a proposed skill', () => {
  test('is accepted with the whole sentence that names it', () => {
    expect(check(SUMMARY, [{ name: 'Quillstone', quote: 'the Quillstone ledger' }]).otherSkills).toEqual([
      { name: 'Quillstone', quote: FACTS.resume[0], where: 'resume' },
    ]);
    expect(check(SUMMARY, [{ name: 'Zorbex', quote: 'our stock system zorbex' }]).otherSkills).toMatchObject([{ where: 'ad' }]);
  });

  test.each([
    ['that no sentence names', { name: 'Blender', quote: 'Blender' }],
    ['whose quote is invented', { name: 'Quillstone', quote: 'expert in Quillstone' }],
    ['that is in the taxonomy', { name: 'sql', quote: 'write SQL' }],
    ['whose quote does not name it', { name: 'Quillstone', quote: 'write SQL' }],
    ['that is markup', { name: '<img src=x>', quote: 'write SQL' }],
  ])('%s is dropped', (_case, skill) => {
    expect(check(SUMMARY, [skill]).otherSkills).toEqual([]);
  });
});

test('for any answer, the summary has a limited length and every quote is from the ad or résumé', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.json(),
    fc.object().map((value) => JSON.stringify(value)),
    fc.constant(null),
  );
  fc.assert(
    fc.property(anything, (text) => {
      const { summary, otherSkills } = checkAnswer(text, FACTS);
      expect(summary === null || summary.length <= 700).toBe(true);
      for (const { quote } of otherSkills) expect([...FACTS.ad, ...FACTS.resume]).toContain(quote);
    }),
    { numRuns: 300 },
  );
});
