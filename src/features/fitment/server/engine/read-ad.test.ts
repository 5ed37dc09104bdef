import { describe, expect, test } from 'vitest';
import { taxonomy } from './fixtures/taxonomy.ts';
import { readAd } from './read-ad.ts';

const read = (text: string, title = 'Role') => readAd(taxonomy, title, text).requirements;
const brief = (text: string) => read(text).map(({ kind, id }) => `${kind} ${id}`);

describe('an ad', () => {
  test.each([
    ['Must know Python or Java', ['required skill-python-or-java']],
    ['Must know Python, Java or Go', ['required skill-python-or-java-or-go']],
    ['Must know Python and SQL', ['required skill-python', 'required skill-sql']],
    ['Experience with a CRM such as Salesforce, HubSpot', ['required skill-crm', 'required skill-salesforce-or-hubspot']],
    ['Python is required, Docker is a plus', ['required skill-python', 'preferred skill-docker']],
    ['Nice to have: Docker', ['preferred skill-docker']],
    ['Requirements: SQL and Excel (VLOOKUP)', ['required skill-sql', 'required skill-excel']],
  ])('"%s" asks for %j', (text, expected) => {
    expect(brief(text)).toEqual(expected);
  });

  test('asks nothing in what it says of the company, its benefits and colleagues', () => {
    expect(
      brief(
        'About us\nWe build Python tools.\nRequirements\n- SQL\n- Work with product managers\nBenefits\n- Free Excel course\n- Health insurance',
      ),
    ).toEqual(['required skill-sql']);
  });

  test.each(['What we need', 'What we look for', 'What we expect'])(
    '"%s" opens what is required, "What you get" closes it',
    (heading) => {
      expect(
        brief(
          `## What you will do\n- Keep our Docker images small\n## ${heading}\n- SQL\n## What you get\nA course in Python every year.\n## How we hire\nAn exercise in Excel.`,
        ),
      ).toEqual(['required skill-sql', 'required skill-docker']);
    },
  );

  test('tells years, degrees and their alternatives', () => {
    const [experience, education] = read(
      "Requirements\n- 3-5 years of experience with SQL\n- Bachelor's or Master's degree in Computer Science or equivalent experience",
    ).filter(({ part }) => part !== 'skills');
    expect(experience).toMatchObject({ part: 'experience', months: 36, skillIds: ['sql'], kind: 'required' });
    expect(education).toMatchObject({ part: 'education', level: 3, fields: ['computing'], experienceCounts: true });
  });

  test('asks for each skill once, at its strongest, and soft skills weigh little', () => {
    const found = read('Duties\n- Use SQL every day\nRequirements\n- SQL\n- Good communication\nNice to have\n- SQL tuning');
    expect(found.filter(({ id }) => id === 'skill-sql')).toHaveLength(1);
    const weight = (id: string) => found.find((requirement) => requirement.id === id)?.weight ?? 0;
    expect(weight('skill-sql')).toBe(3);
    expect(weight('skill-communication')).toBeLessThan(1);
  });

  test('quotes its sentences where they stand', () => {
    const text = 'Requirements\n• Python and SQL. Good Excel skills with pivot tables.\n• Docker';
    const ad = readAd(taxonomy, 'Role', text);
    for (const { unit, mark } of ad.requirements) {
      expect(ad.text.slice(unit.start, unit.end)).toBe(unit.text);
      expect(unit.text.slice(...mark)).not.toBe('');
    }
  });
});
