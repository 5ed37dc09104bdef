import { expect, test } from 'vitest';
import { findBetterWords } from './better-words.ts';
import { taxonomy } from './engine/fixtures/taxonomy.ts';
import { scoreFit } from './engine/score-fit.ts';

const AD = 'Requirements\n- Variance analysis\n- SQL\n- Excel\n- Experience with stakeholder reporting';
const report = (sentence: string) =>
  scoreFit({
    taxonomy,
    ad: { title: 'Finance Analyst', text: AD },
    resume: `Experience\nAccountant, Cedar Mills\nJan 2020 - Present\n• ${sentence}\n• Prepared the books of the mill with two colleagues and closed every month within five days`,
    today: '2026-11-21',
  });

test('a sentence that says a requirement in other words is told, with what naming it would add', () => {
  const found = findBetterWords(report('Explained every variance to the directors after an analysis of its causes'));
  expect(found).toMatchObject([{ label: 'Variance analysis', quote: expect.stringContaining('every variance') as string }]);
  const row = report('Explained every variance to the directors after an analysis of its causes').requirements.find(
    ({ label }) => label === 'Variance analysis',
  );
  expect(found[0]?.points).toBe(Math.round(((row?.out_of ?? 0) * 0.9 - (row?.points ?? 0)) * 10) / 10);
});

test('what is named already, or shown by nothing, is not told', () => {
  expect(findBetterWords(report('Did the variance analysis of cost and volume every month'))).toEqual([]);
  expect(findBetterWords(report('Watered the plants of the office'))).toEqual([]);
});
