import { expect, test } from 'vitest';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { interpretQuery } from './interpret-query.ts';
import { queryLexicon } from './lexicon.ts';

const { taxonomy } = await skillCatalogue();
const interpret = (text: string) => interpretQuery(text, queryLexicon(), taxonomy);

/** The parts of a query as `type value`, and the text that is left. */
const understand = (text: string) => {
  const { parts, texts } = interpret(text);
  return [...parts.map(({ type, value }) => `${type} ${value}`), `"${texts[0] ?? ''}"`].join(', ');
};

test.each([
  // Places, old and new, misspelt, in Hindi.
  ['sales jobs in bangalore', 'kind job, place Bengaluru, "sales"'],
  ['bombay', 'place Mumbai, ""'],
  ['gurgoan jobs', 'place Gurugram, kind job, ""'],
  ['hyderabaad jobs', 'place Hyderabad, kind job, ""'],
  ['कलकत्ता में नौकरी', 'place Kolkata, kind job, ""'],
  ['jobs in up', 'kind job, place Uttar Pradesh, ""'],
  // Pay and experience.
  ['6 lpa jobs', 'pay 600000, kind job, ""'],
  ['6-8 lpa jobs', 'pay 600000, kind job, ""'],
  // The step that is applied, and upper limits.
  ['45500 salary job', 'pay 540000, kind job, ""'],
  ['jobs under 5 lakh', 'kind job, max_pay 500000, ""'],
  ['sales job below 30k', 'kind job, max_pay 360000, "sales"'],
  ['20000 tak ki naukri', 'max_pay 240000, kind job, ""'],
  ['courses under 50000 rupees', 'kind course, max_fee 50000, ""'],
  ['free python course', 'cost free, skill Python, kind course, "python"'],
  // Qualifications.
  ['10th pass job', 'education 10th, kind job, ""'],
  ['12vi pass naukri', 'education 12th, kind job, ""'],
  ['बारहवीं पास नौकरी', 'education 12th, kind job, ""'],
  ['iti jobs chennai', 'education iti, kind job, place Chennai, ""'],
  ['diploma course', 'kind course, ""'],
  ['40k a month jobs', 'pay 480000, kind job, ""'],
  ['25000 salary job', 'pay 300000, kind job, ""'],
  ['₹25,000 per month jobs', 'pay 300000, kind job, ""'],
  ['2 years experience accountant', 'experience 2, role Accountant, "accountant"'],
  ['0-1 yr jobs', 'experience 1, kind job, ""'],
  ['java 2 years', 'skill Java, experience 2, "java"'],
  ['less than 1 year hr', 'experience 1, "hr"'],
  ['more than 5 years of experience jobs', 'experience 5, kind job, ""'],
  // Pay in words, and as what a job has.
  ['high salary jobs', 'pay 1000000, kind job, ""'],
  ['data analyst salary', 'role Data analyst, "data analyst"'],
  // How long a course lasts is no experience, and nothing that is searched.
  ['mba 1 year', '"mba"'],
  ['1 year mba', '"mba"'],
  ['6 month tailoring course', 'kind course, "tailoring"'],
  ['2 year gap', '"2 year gap"'],
  ['२ साल अनुभव नौकरी', 'experience 2, kind job, ""'],
  // Level, way of working, type.
  ['freshers jobs', 'level fresher, kind job, ""'],
  ['senior data analyst', 'level senior, role Data analyst, "data analyst"'],
  ['wfh part time', 'mode Remote, job_type Part-time, ""'],
  ['घर बैठे काम', 'mode Remote, ""'],
  ['summer internship', 'job_type Internship, ""'],
  // Institutions by short names.
  ['iit delhi', 'university Indian Institute of Technology Delhi, "iit delhi"'],
  ['bhu', 'university Banaras Hindu University, "bhu"'],
  ['tcs jobs', 'company Tata Consultancy Services, kind job, "tcs"'],
  // A company only behind what sort of company it is.
  ['payments company in pune', 'kind company, place Pune, "payments"'],
  ['company culture', '"company culture"'],
  // Places alone.
  ['near me', 'place , ""'],
  ['study in germany', 'place Germany, ""'],
  ['study abroad', 'place Abroad, ""'],
  ['learn up selling', '"learn up selling"'],
  // Roles and skills, in Latin letters and Devanagari.
  ['data analyst ki naukri', 'role Data analyst, kind job, "data analyst"'],
  ['silai ka kaam', '"silai"'],
  ['k8s course', 'skill Kubernetes, kind course, "k8s"'],
  ['डेटा कोर्स', 'kind course, "डेटा"'],
])('"%s" is understood as %s', (text, expected) => {
  expect(understand(text)).toBe(expected);
});

test.each([
  // About jobs, but not for one.
  'job interview',
  'fake job offer',
  'resume kaise banaye',
  // Words that are places, pay or types only elsewhere.
  'sales',
  'stand up comedy',
  'career gap of 2 years',
  'contract law',
  'nothing below 5000 words',
])('of "%s" nothing is taken apart', (text) => {
  const { parts, kind } = interpret(text);
  expect(parts.filter(({ type }) => type !== 'skill')).toEqual([]);
  expect(kind).toBeNull();
});

test.each([
  ['mera boss credit leta hai', true],
  ['how to write a cover letter', true],
  ['interview me kya puchte hain', true],
  ['excel kaise sikhe', false],
  ['data analyst', false],
])('of "%s" it is known whether answers are meant: %s', (text, isQuestion) => {
  expect(interpret(text).isQuestion).toBe(isQuestion);
});

test('with nothing but "near me" jobs are meant, and with a place to study universities', () => {
  expect(interpret('near me').kind).toBe('job');
  expect(interpret('study in germany').kind).toBe('university');
  expect(interpret('learn python in pune').kind).not.toBe('university');
});

test.each([
  ['it jobs', 'software'],
  ['how to get into IT', 'into tech'],
  ['career after 30', 'career thirty'],
  ['start career at 45', 'start career thirty'],
  ['salary kaise badhegi', 'pay raise'],
  ['salary badhani hai', 'salary increase'],
  ['naukri chhodne se pehle', 'notice period pehle'],
  ['bca', 'bachelor of computer applications'],
])('"%s" is also searched as "%s"', (query, wording) => {
  expect(interpret(query).texts).toContain(wording);
});

test.each(['say it in an e-mail', 'after 30 days', 'jobs at 40 lpa'])('"%s" has no age and no field of work', (query) => {
  expect(interpret(query).texts.filter((text) => /thirty|software/.test(text))).toEqual([]);
});

test('forms of Hindi verbs that say nothing are not searched', () => {
  expect(interpret('resume kaise banayenge').texts).toEqual(interpret('resume kaise banaye').texts);
});

test('of two words with other names both are tried', () => {
  expect(interpret('cv salary').texts).toEqual(expect.arrayContaining(['resume salary', 'cv pay', 'résumé pay']));
});

test('what only jobs have says nothing about courses', () => {
  expect(interpret('part time python course')).toMatchObject({ kind: 'course', texts: ['python', 'Python'] });
});

test('each part knows the query without it', () => {
  const { parts } = interpret('data analyst jobs in Bangalore 6 lpa');
  expect(parts.map(({ type, without }) => [type, without])).toEqual([
    ['role', 'jobs in Bangalore 6 lpa'],
    ['kind', 'data analyst in Bangalore 6 lpa'],
    ['place', 'data analyst jobs 6 lpa'],
    ['pay', 'data analyst jobs in Bangalore'],
  ]);
});

test('other words for the same thing are searched as well', () => {
  expect(interpret('cv').texts).toEqual(['cv', 'résumé', 'resume']);
  expect(interpret('रिज़्यूमे').texts).toContain('resume');
});
