import { describe, expect, test } from 'vitest';
import { findKnownSkills } from './find-known-skills.ts';
import { findTasks } from './find-tasks.ts';
import { taxonomy } from './fixtures/taxonomy.ts';
import { scoreFit } from './score-fit.ts';

const input = (sentence: string, section = 'Experience\nClerk, City Mills\nJan 2020 - Present\n• ') => ({
  taxonomy,
  ad: { title: 'Clerk', text: 'Requirements\n- Recruitment\n- SQL\n- Two years of experience' },
  resume: `${section}${sentence}\n• Kept the tidy books of every season for two hundred customers and greeted six young clerks`,
  today: '2026-11-30',
});
const rowOf = (sentence: string, section?: string) =>
  scoreFit(input(sentence, section)).requirements.find(({ label }) => label === 'Recruitment');

describe('a task that belongs to a skill', () => {
  test('shows the skill where it was done, and is quoted and told as such', () => {
    const sentence = 'Shortlisted the candidates for forty stores and called each of them';
    expect(rowOf(sentence)).toMatchObject({
      status: 'met',
      grade: 'shown',
      evidence: [{ quote: sentence, through: { relation: 'words', skill_id: 'recruitment' } }],
      note: { key: 'fitment_engine_skill_told' },
    });
  });

  test('makes it a skill that the member has, so that no plan teaches it', () => {
    expect(findKnownSkills(input('Shortlisted the candidates for forty stores and called each of them'))).toContain(
      'recruitment',
    );
    expect(findKnownSkills(input('Wrote to the candidates of the village council about the forty stores'))).not.toContain(
      'recruitment',
    );
  });

  test('counts half in a summary', () => {
    expect(
      scoreFit({
        ...input(
          '',
          'Summary\nClerk who shortlisted candidates for forty stores\n\nExperience\nClerk, City Mills\nJan 2020 - Present\n• Counted the bales of the mill',
        ),
      }).requirements.find(({ label }) => label === 'Recruitment')?.grade,
    ).toBe('implied');
  });

  test.each([
    ['Has not shortlisted any candidates so far, and would like to'],
    ['The agency shortlisted candidates and I wrote the minutes of the mill'],
    [
      'Shortlisted the best suppliers of yarn with great care, whereupon the owners, in the spring, met all candidates of the council',
    ],
  ])('is nothing where it is denied, of others, or its words belong to other things: %s', (sentence) => {
    expect(rowOf(sentence)?.evidence).toEqual([]);
  });

  test('says nothing of a skill beside it or above it', () => {
    const { requirements } = scoreFit({
      ...input('Inspected finished goods before they left the mill'),
      ad: { title: 'Clerk', text: 'Requirements\n- Manufacturing\n- SQL\n- Two years of experience' },
    });
    expect(requirements.find(({ label }) => label === 'Manufacturing')?.grade).not.toBe('shown');
  });
});

test('every task has two words that count, and stands under two skills at most', () => {
  const skills = new Map<string, string[]>();
  for (const { id, tasks = [] } of taxonomy.skills)
    for (const task of tasks) {
      expect(task.split(/[ -]/).length, `${id}: ${task}`).toBeGreaterThan(1);
      expect(
        findTasks(taxonomy, task).map(({ skillId }) => skillId),
        `${id}: ${task}`,
      ).toContain(id);
      skills.set(task, [...(skills.get(task) ?? []), id]);
    }
  expect([...skills].filter(([, ids]) => ids.length > 2)).toEqual([]);
  expect(skills.size).toBeGreaterThan(2000);
});
