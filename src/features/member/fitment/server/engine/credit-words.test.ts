import { describe, expect, test } from 'vitest';
import { taxonomy } from './fixtures/taxonomy.ts';
import { scoreFit } from './score-fit.ts';

const AD = `Requirements
- Two years of experience
- Variance analysis
- Corrective actions
- Month-end close
- Merchandising
- SAP`;

const report = (role: string) =>
  scoreFit({
    taxonomy,
    ad: { title: 'Cost accountant', text: AD },
    resume: `Experience\nCost accountant, City Mills\nJan 2020 - Present\n• ${role}\n• Wrote the weekly report of the mill for its owners and answered their questions within a day`,
    today: '2026-11-23',
  });
const rowOf = (role: string, label: string) => report(role).requirements.find((row) => row.label === label);

describe('what a sentence says in other words', () => {
  test('counts half for a field of work, and says so', () => {
    expect(rowOf('Explained every variance to the directors after an analysis of its causes', 'Variance analysis')).toMatchObject(
      {
        status: 'partly',
        grade: 'implied',
        evidence: [{ through: { relation: 'words', skill_id: 'variance-analysis' } }],
        note: { key: 'fitment_engine_skill_through_words' },
      },
    );
  });

  test.each([['no experience with variance reports or their analysis'], ['The agency handled every variance and its analysis']])(
    'counts nothing when it is denied or of others: %s',
    (sentence) => {
      expect(rowOf(sentence, 'Variance analysis')?.status).toBe('missing');
    },
  );

  test.each([
    ['Kept the accounts of the analysis laboratory'],
    ['Wrote the variance into the books after a long and careful walk through the mill, and left its analysis'],
  ])('counts nothing where only one of the words stands there, or the words stand far apart: %s', (sentence) => {
    expect(rowOf(sentence, 'Variance analysis')?.evidence).toEqual([]);
  });

  test.each([
    ['Explained the care of merchandise to guests', 'missing'],
    ['Merchandised the windows of the shop every week', 'met'],
  ])('counts for a single word only where it was done: %s', (sentence, status) => {
    expect(rowOf(sentence, 'Merchandising')?.status).toBe(status);
  });

  test.each([
    ['Created, wrote and published the digital content of two shops', 'Content creation', 'shown'],
    ['Proofread all letters of the mill before they were sent', 'Proofreading', 'shown'],
    ['Content of the site was a creation of the owners', 'Content creation', 'implied'],
  ])('counts as shown where it was done: %s', (sentence, label, grade) => {
    const { requirements } = scoreFit({
      taxonomy,
      ad: { title: 'Writer', text: 'Requirements\n- Content creation\n- Proofreading\n- Two years of experience' },
      resume: `Experience\nClerk, City Mills\nJan 2020 - Present\n• ${sentence}\n• Kept the books of the mill for its owners, every day and without a fault for many years`,
      today: '2026-11-23',
    });
    expect(requirements.find((row) => row.label === label)?.grade).toBe(grade);
  });

  test('is quoted instead of a list that says as much', () => {
    const resume = (list: string) =>
      `Experience\nCost accountant, City Mills\nJan 2020 - Present\n• Explained every variance to the directors after an analysis of its causes and kept the books of the mill\n\nSkills\n${list}`;
    const quoteOf = (list: string) =>
      scoreFit({
        taxonomy,
        ad: { title: 'Cost accountant', text: AD },
        resume: resume(list),
        today: '2026-11-23',
      }).requirements.find((row) => row.label === 'Variance analysis')?.evidence[0]?.quote;
    expect(quoteOf('Filing, Tally, Variance analysis, Excel, Letters, Payroll')).toContain('Explained every variance');
  });

  test('does not count for a tool', () => {
    expect(rowOf('Tapped the sap of the rubber trees of the estate', 'SAP')?.evidence).not.toContainEqual(
      expect.objectContaining({ through: expect.objectContaining({ relation: 'words' }) }),
    );
  });
});

describe('a row is called', () => {
  test("by the ad's own words where the name of the skill says more", () => {
    const labels = report('Closed the books').requirements.map(({ label }) => label);
    expect(labels).toContain('Corrective actions');
    expect(labels).not.toContain('CAPA');
  });

  test.each([
    ['Track KPIs of the plant', 'KPIs'],
    ['Knowledge of Postgres', 'PostgreSQL'],
    ['Experience with k8s', 'Kubernetes'],
  ])('in "%s" %s', (line, label) => {
    const { requirements } = scoreFit({
      taxonomy,
      ad: { title: 'Engineer', text: `Requirements\n- ${line}\n- SAP\n- Two years of experience` },
      resume:
        'Experience\nEngineer, City Mills\nJan 2020 - Present\n• Ran the machines of the mill and kept their records for the owners, every day and without a fault in the books for years',
      today: '2026-11-23',
    });
    expect(requirements.map((row) => row.label)).toContain(label);
  });
});

describe('the years row', () => {
  const years = (roles: string, asked = 'Four years of experience') =>
    scoreFit({
      taxonomy,
      ad: { title: 'Accountant', text: `Requirements\n- ${asked}\n- Bookkeeping\n- SAP` },
      resume: `Experience\n${roles}\nSkills\nPatience, punctuality, letters, filing, typing, driving in town, cooking for many, and the care of a garden`,
      today: '2026-11-23',
    }).requirements.find(({ type }) => type === 'experience');

  test('is filled by the closest roles first, then by others for what they are worth', () => {
    const close = years('Accountant, City Mills\nJan 2025 - Dec 2026');
    const both = years('Accountant, City Mills\nJan 2025 - Dec 2026\nAccounts clerk, Hill Mills\nJan 2023 - Dec 2024');
    expect(both?.points).toBeGreaterThan(close?.points ?? 0);
    expect(both?.points).toBeLessThan(both?.out_of ?? 0);
    expect(both?.evidence.map(({ quote }) => quote)).toEqual(['Accountant', 'Accounts clerk']);
  });

  test('says how many years count, where they are not quite the work asked for', () => {
    const row = years('Accounts clerk, Hill Mills\nJan 2020 - Dec 2025');
    expect(row?.note).toEqual({ key: 'fitment_engine_experience_partly', values: { shown: 2.8, wanted: 4 } });
    expect(row?.points).toBeLessThan(row?.out_of ?? 0);
  });

  test('counts other work for two of the skills that are asked for, and hardly for one', () => {
    const gardener = (work: string) => years(`Gardener, Town park\nJan 2022 - Dec 2025\n• ${work}`);
    const one = gardener('Bookkeeping of the park by hand, every month of the year')?.points ?? 0;
    const two = gardener('Bookkeeping of the park in SAP, every month of the year')?.points ?? 0;
    expect(two).toBeGreaterThan(one * 3);
  });

  test('counts a role whose title is of the field that the years are asked in', () => {
    const inField = years('Sales officer, City Mills\nJan 2022 - Dec 2025', 'Four years of experience in sales');
    const other = years('Sales officer, City Mills\nJan 2022 - Dec 2025', 'Four years of experience in banking');
    expect(inField?.points).toBeGreaterThan(other?.points ?? 0);
  });

  test('counts half of work that was left seven years before the last role', () => {
    const recent = years(
      'Accountant, City Mills\nJan 2021 - Dec 2022\nGardener, Town park\nJan 2023 - Dec 2026',
      'Two years of experience',
    );
    const old = years(
      'Accountant, City Mills\nJan 2010 - Dec 2011\nGardener, Town park\nJan 2012 - Dec 2026',
      'Two years of experience',
    );
    expect(old?.points).toBeCloseTo((recent?.points ?? 0) / 2, 0);
  });
});

test.each(['Operated the Digital Communication Analyzer of the mill', 'Kept the communication systems of the mill running'])(
  'names of devices and means are no communication: %s',
  (work) => {
    const ad = { title: 'Clerk', text: 'Requirements\n- Communication skills\n- Bookkeeping\n- SAP' };
    const resume = `Experience\nClerk, City Mills\nJan 2020 - Present\n• ${work}\n• Wrote the weekly report of the mill for its owners and answered their questions within a day`;
    const row = scoreFit({ taxonomy, ad, resume, today: '2026-11-23' }).requirements.find(({ type }) => type === 'soft');
    expect(row?.evidence).toEqual([]);
  },
);

test.each([
  ['LSTM', 'Built autoencoders for the images of the mill', 'missing'],
  ['Power BI', 'Built dashboards in Tableau for the mill', 'partly'],
])('a tool says something of one like it, a method nothing: %s', (asked, work, status) => {
  const ad = { title: 'Data analyst', text: `Requirements\n- ${asked}\n- Bookkeeping\n- SAP` };
  const resume = `Experience\nClerk, City Mills\nJan 2020 - Present\n• ${work}\n• Wrote the weekly report of the mill for its owners and answered their questions within a day`;
  const row = scoreFit({ taxonomy, ad, resume, today: '2026-11-23' }).requirements.find(({ skill_ids: ids }) =>
    ids.includes(asked === 'LSTM' ? 'lstm' : 'power-bi'),
  );
  expect(row?.status).toBe(status);
});

describe('what is near a skill', () => {
  test('is not shown by the title of a role or a course of study, only by what was done', () => {
    const ad = { title: 'HR manager', text: 'Requirements\n- HR analytics\n- Employee relations\n- Two years of experience' };
    const resume = (work: string) =>
      `Experience\nHuman resources assistant, City Mills\nJan 2020 - Present\n• ${work}\n• Wrote the weekly report of the mill for its owners and answered their questions within a day\nEducation\nDiploma in human resources, 2019`;
    const partly = (work: string) =>
      scoreFit({ taxonomy, ad, resume: resume(work), today: '2026-11-23' }).requirements.filter(
        ({ type, status }) => type === 'skill' && status !== 'missing',
      );
    expect(partly('Booked the journeys of the directors')).toEqual([]);
    expect(partly('Looked after human resources of the whole mill')).not.toEqual([]);
  });
});
