import { expect, test } from 'vitest';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { compareJobs, type ReadJob } from './compare-jobs.ts';

const { taxonomy } = await skillCatalogue();
const compared = { taxonomy, focus: () => 1 };
const aReadJob = (changes: Partial<ReadJob>): ReadJob => ({
  title: 'Data analyst',
  family: 'data',
  minYears: 1,
  maxYears: 3,
  isForBeginners: false,
  skills: ['sql', 'power-bi'],
  skill_rows: [0, 1],
  points: [10, 10],
  description: 'Build dashboards in Power BI and write SQL queries for reports.',
  conditions: [],
  ...changes,
});

test('jobs of the same work are alike, the more they ask for the same the more', () => {
  const same = compareJobs(aReadJob({}), aReadJob({}), compared);
  const other = compareJobs(aReadJob({}), aReadJob({ title: 'Data scientist', skills: ['sql', 'statistics'] }), compared);
  expect(same).toBeGreaterThan(other ?? 0);
  expect(other).not.toBeNull();
});

test('a word of the title alone makes nobody alike', () => {
  const lawyer = aReadJob({
    title: 'Security analyst',
    family: 'cloud',
    skills: ['siem'],
    description: 'Watch alarms at night.',
  });
  expect(compareJobs(aReadJob({}), lawyer, compared)).toBeNull();
});

test('work for other years is not alike, and an apprenticeship is nothing for who has experience', () => {
  expect(compareJobs(aReadJob({}), aReadJob({ minYears: 5, maxYears: 9 }), compared)).toBeNull();
  expect(compareJobs(aReadJob({}), aReadJob({ isForBeginners: true, minYears: 0, maxYears: 1 }), compared)).toBeNull();
  expect(compareJobs(aReadJob({ isForBeginners: true, minYears: 0, maxYears: 1 }), aReadJob({}), compared)).not.toBeNull();
});

test('what the law asks for in one of two jobs keeps them apart', () => {
  expect(compareJobs(aReadJob({}), aReadJob({ conditions: ['nursing-registration'] }), compared)).toBeNull();
  const nurses = aReadJob({ conditions: ['nursing-registration'] });
  expect(compareJobs(nurses, nurses, compared)).not.toBeNull();
});
