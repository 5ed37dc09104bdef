import { describe, expect, test } from 'vitest';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { parseAd } from './parse-ad.ts';

const { taxonomy } = await skillCatalogue();
// The title "Trainee" implies no years.
const read = (line: string, employer?: string) => parseAd(taxonomy, 'Trainee', `Requirements\n- ${line}`, employer).requirements;
const ids = (line: string, employer?: string) => read(line, employer).map(({ id }) => id);
const words = (line: string) => read(line).map(({ unit, mark }) => unit.text.slice(...mark));

describe('examples of what an ad asks for', () => {
  test.each([
    ['Experience with cloud platforms such as Azure or AWS', ['skill-cloud-computing-or-azure-or-aws']],
    ['Proficiency in content management systems (e.g. WordPress)', ['skill-content-management-or-wordpress']],
    ['Knowledge of deep learning frameworks (TensorFlow, Keras, Caffe, etc.)', ['skill-deep-learning-or-tensorflow-or-keras']],
    ['Exposure to cloud platforms including Azure, Zorblax, AWS and GCP', ['skill-cloud-computing-or-azure-or-aws-or-gcp']],
  ])('are one requirement with their kind: "%s"', (line, expected) => {
    expect(ids(line)).toEqual(expected);
  });

  test('are no alternatives where all of them are asked for', () => {
    expect(ids('Proficient in all Microsoft programs including Excel, PowerPoint and Outlook').sort()).toEqual([
      'skill-excel',
      'skill-ms-outlook',
      'skill-ms-powerpoint',
    ]);
  });

  test('stay without their kind where it is asked for by itself', () => {
    const found = ids(
      'Strong programming skills\n- Languages such as Python or Java\n- Programming languages such as Go or Rust',
    );
    expect(found).toContain('skill-programming');
    expect(found).toContain('skill-go-or-rust');
  });
});

describe('what only looks like a requirement', () => {
  test('is the abbreviation of a skill before it', () => {
    expect(ids('Good at object-oriented programming (OOP)')).toEqual(['skill-oop']);
  });

  test('is the field of what else there is of a kind', () => {
    expect(ids('Familiarity with CRM software and other sales tools')).not.toContain('skill-sales');
  });

  test.each([
    ['Lumen Works is a leading agency with over 25 years of experience.', 'Lumen Works'],
    ['With more than 20 years of experience, Lumen Works serves customers in forty countries.', 'Lumen Works'],
  ])('are the years of the employer: "%s"', (line, employer) => {
    expect(read(line, employer).filter(({ kind }) => kind === 'experience')).toEqual([]);
  });

  test.each(['Freshers can also apply.', 'If interested please share the details below', 'Corporate Title: Analyst'])(
    'is how to apply: "%s"',
    (line) => {
      expect(ids(`SQL\n- ${line}`)).toEqual(['skill-sql']);
    },
  );

  test('is a town', () => {
    expect(words('Must know SQL, Bengaluru')).toEqual(['SQL']);
  });

  test.each([
    ['Knowledge of SQL for joins and extraction', 'extraction'],
    ['Understanding of Excel and its updates', 'updates'],
    ['Writing styles and tones to create different content', 'tones to create different content'],
  ])('is the end of what stands before it: "%s"', (line, end) => {
    expect(words(line)).not.toContain(end);
  });
});

describe('years', () => {
  test.each([
    ['Experience: 4-8', 48],
    ['At least 6 years of experience as a data analyst', 72],
    ['At minimum three years of experience in retail', 36],
    ['Min. 2 years of experience', 24],
    ['Leadership experience of 2-3 years', 24],
    ['3 years leading technical teams', 36],
    ['Fresher or 1 year of experience', null],
  ])('are read from "%s"', (line, months) => {
    const [years] = read(line).filter((item) => item.kind === 'experience');
    expect(years?.kind === 'experience' ? years.months : null).toBe(months);
  });

  test('end before what is said of the person', () => {
    expect(words('6 years of experience in sales who can join at once')).toContain('6 years of experience in sales');
  });
});
