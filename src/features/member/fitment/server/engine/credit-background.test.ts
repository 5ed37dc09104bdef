import { describe, expect, test } from 'vitest';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { creditEducation } from './credit-background.ts';
import { parseAd } from './parse-ad.ts';
import { parseResume } from './parse-resume.ts';
import { scoreFit } from './score-fit.ts';

const { taxonomy } = await skillCatalogue();
const TODAY = '2026-11-21';

describe('the field of a degree', () => {
  const stateOf = (asked: string, degree: string) => {
    const required = parseAd(taxonomy, 'Trainee', `Requirements\n- ${asked}`).requirements.find(
      ({ kind }) => kind === 'education',
    );
    if (required?.kind !== 'education') throw new Error(`No degree is asked for in "${asked}"`);
    return creditEducation(parseResume(`Education\n${degree}, 2015`, TODAY), required, 0, () => false).state;
  };

  test.each([
    ['Bachelor Degree is Civil or Chemical engineering', 'B.Tech in Chemical Engineering'],
    ['Bachelor’s degree in commerce or economics', 'Bachelor of Science: Accounting'],
    ['Bachelor’s degree in Computer Science, Engineering or a related field', 'B.E. Mechanical'],
    ['Degree in Computer Science', 'Bachelor of Science in Information Technology'],
    ['Bachelor’s degree in Civil Engineering or related field', 'B.Tech in Mechanical Engineering'],
    ['Graduate in any discipline', 'B.Com'],
    ['Engineering degree', 'B.E. Electronics'],
  ])('is the one asked for: %s, %s', (asked, degree) => {
    expect(stateOf(asked, degree)).toBe('met');
  });

  test.each([
    ['Master’s in HR or social sciences', 'Master of Business Administration'],
    ['Bachelor’s degree in Civil Engineering', 'B.Tech in Mechanical Engineering'],
    ['Engineering degree', 'Bachelor of Science in Computer Science'],
    ['Degree in Computer Science or a related field', 'Bachelor of Science in Mathematics'],
  ])('is related: %s, %s', (asked, degree) => {
    expect(stateOf(asked, degree)).toBe('related_field');
  });

  test.each([
    ['Bachelor Degree is Civil or Chemical engineering', 'Bachelor of Science: Hospitality and Tourism'],
    ['Bachelor’s degree in Civil Engineering or related field', 'Bachelor of Science: Management Information Systems'],
    ['Bachelor’s degree (in commerce, marketing or journalism & mass comm.)', 'Bachelor of Arts: Social Science'],
    ['Engineering Degree in Instrumentation, Electrical or Electronics', 'Master of Fine Arts'],
    ['Bachelor’s degree in commerce or related', 'B.Sc in Nursing'],
    ['Degree in Mechanical Engineering or a related field', 'Master of Science in Industrial Psychology'],
    ['Degree in Statistics, Mathematics or a related field', 'Bachelor of Arts in Healthcare Administration'],
  ])('is another one: %s, %s', (asked, degree) => {
    expect(stateOf(asked, degree)).toBe('unrelated_field');
  });

  test('is made up for by three years of related work, not of other work, where the ad takes experience instead', () => {
    const [required] = parseAd(
      taxonomy,
      'Web Developer',
      'Requirements\n- Degree in Computer Science or equivalent experience',
    ).requirements.filter(({ kind }) => kind === 'education');
    if (required?.kind !== 'education') throw new Error('No degree is asked for');
    const resume = parseResume('Education\nBachelor of Arts: History, 2012', TODAY);
    expect(creditEducation(resume, required, 36, () => false).state).toBe('experience_instead');
    expect(creditEducation(resume, required, 35, () => false).state).toBe('unrelated_field');
  });

  test('is not known where none is named, and the higher degree is quoted where two count the same', () => {
    expect(stateOf('Bachelor’s degree in Civil Engineering', 'Bachelor of Arts')).toBe('field_not_stated');
    const [required] = parseAd(taxonomy, 'Trainee', 'Requirements\n- Master’s degree in Law').requirements;
    const resume = parseResume('Education\nBachelor of Arts: History, 2012\nMaster of Arts: History, 2015', TODAY);
    const credit = required?.kind === 'education' ? creditEducation(resume, required, 0, () => false) : null;
    expect(credit?.schooling?.level).toBe(4);
  });
});

describe('the months shown are those that count', () => {
  const yearsOf = (title: string, asks: string, role: string, duty: string) => {
    const { requirements } = scoreFit({
      taxonomy,
      ad: { title, text: `Requirements\n${asks}` },
      resume: `Experience\n${role}, Harbour Works\nJan 2012 - Dec 2021\n• ${duty}\n• Kept the plans of many calm teams in order and told everybody in good time what would change`,
      today: TODAY,
    });
    const years = requirements.find(({ type }) => type === 'experience');
    if (!years?.months) throw new Error('The ad asks for no years');
    return { ...years, months: years.months };
  };

  test.each([
    [
      'Machine Learning Engineer',
      '- 5 years of experience in modelling\n- Python\n- PyTorch\n- Deep learning',
      'Warehouse Supervisor',
    ],
    ['HR business partner', '- 8 years of experience in HR\n- Labour law\n- Talent management\n- Payroll', 'Mortgage Manager'],
    ['Equity Analyst', '- 4 years of experience\n- Valuation\n- Due diligence\n- Portfolio management', 'IT Project Manager'],
  ])('none where every role is other work: %s', (title, asks, role) => {
    const { months, points, evidence } = yearsOf(title, asks, role, 'Planned the week of eight people');
    expect([months.counted, points, evidence]).toEqual([0, 0, []]);
  });

  test('none for a title of a near field that shows none of the skills', () => {
    const { months, evidence } = yearsOf(
      'Data Analyst',
      '- Tableau\n- SQL',
      'Financial Analyst',
      'Planned the week of eight people',
    );
    expect([months.counted, evidence]).toEqual([0, []]);
  });

  test('seven tenths where there are more years than asked for of nearly the same work', () => {
    const yearsAsked = (asked: number) =>
      yearsOf('Web Developer', `- ${asked} years\n- Python`, 'Application Programmer', 'Planned it');
    expect(yearsAsked(2).points / yearsAsked(2).out_of).toBeCloseTo(0.7);
    expect(yearsAsked(10).points / yearsAsked(10).out_of).toBeCloseTo(0.6);
  });

  test('all where there are more years than asked for of the same work', () => {
    const { months, points, out_of } = yearsOf('Web Developer', '- 2 years\n- Python', 'Web Developer', 'Planned it');
    expect([points, months.counted >= months.asked]).toEqual([out_of, true]);
  });

  test.each(['Accountant', 'Credit Analyst', 'Office Administrator'])('as many as the points say: %s', (role) => {
    const { months, points, out_of } = yearsOf(
      'Senior Accountant',
      '- 6 years of experience\n- Tally\n- GST\n- Excel',
      role,
      'Made reports in Excel and Tally',
    );
    expect(Math.abs(points / out_of - months.counted / months.asked)).toBeLessThan(0.03);
  });
});

test.each([
  'Group presentation on payroll with four others, Spring 2014',
  'Wrote a term paper about payroll in small towns of the coast',
  'Final research paper on payroll, with eleven pages of sources',
])('a paper or project of a course under a role shows no use at work: %s', (line) => {
  const { requirements } = scoreFit({
    taxonomy,
    ad: { title: 'HR executive', text: 'Requirements\n- Payroll\n- Labour law' },
    resume: `Experience\nHR Manager, Harbour Works\nJan 2018 - Present\n• ${line}\n• Kept the plans of many calm teams in order and told everybody in good time what would change`,
    today: TODAY,
  });
  expect(requirements.find(({ id }) => id === 'skill-payroll')?.grade).toBe('shown');
});
