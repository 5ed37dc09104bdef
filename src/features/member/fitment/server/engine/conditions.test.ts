import { describe, expect, test } from 'vitest';
import { taxonomy } from './fixtures/taxonomy.ts';
import { findFacts } from './find-conditions.ts';
import { scoreFit } from './score-fit.ts';

const score = (title: string, asks: string, resume: string, declared = {}) =>
  scoreFit({
    taxonomy,
    ad: {
      title,
      text: `Requirements\n- ${asks}\n- Two years of experience\n- Good record keeping\n- MS Excel\n- Inventory management`,
    },
    resume: `Experience\n${title}, City House\nJan 2020 - Present\n• Record keeping, MS Excel and inventory management for the whole house every day\n• Wrote the weekly report of the house for the owners and answered their questions within a day\n${resume}`,
    declared,
    today: '2026-11-23',
  });
const conditionOf = (title: string, asks: string, resume: string, declared = {}) => {
  const [condition] = score(title, asks, resume, declared).conditions;
  return condition && [condition.kind, condition.status, condition.cap];
};

describe('a condition', () => {
  test.each([
    ['Staff nurse', 'Registered with the State Nursing Council', 'registration'],
    ['Pharmacist', 'Registered pharmacist', 'registration'],
    ['Resident doctor', 'MBBS', 'degree'],
    ['Physiotherapist', 'BPT or MPT', 'degree'],
    ['Advocate', 'Enrolled as an advocate with the Bar Council', 'registration'],
    ['Mathematics teacher', 'B.Ed', 'degree'],
    ['Driver', 'Valid driving licence (LMV)', 'driving'],
    ['Electrician', "Wireman's licence", 'licence'],
    ['Sales executive', 'Must be authorized to work in India', 'permit'],
    ['Tele caller', 'Fluent Tamil', 'language'],
    ['Financial analyst', 'CA with good academic records', 'licence'],
    ['Finance manager', 'Qualified CA with two audits of banks', 'licence'],
    ['Field executive', 'Two-wheeler with valid licence', 'driving'],
    ['Tele caller', 'Fluent in written and spoken English', 'language'],
  ])('for a %s, "%s", is a %s and no row with points', (title, asks, kind) => {
    const { conditions, requirements } = score(title, asks, '');
    expect(conditions.map((condition) => condition.kind)).toEqual([kind]);
    expect(requirements.filter(({ ad, type }) => type !== 'wording' && ad.quote === asks).map(({ id }) => id)).toEqual([]);
  });

  test.each([
    ['Sales executive', 'A driving licence is a plus'],
    ['Software developer', 'B.Ed or any other degree'],
    ['Data analyst', 'Knowledge of Tamil preferred'],
    ['Financial analyst', 'CA or MBA (Finance)'],
    ['Accounts executive', 'CA Inter or semi-qualified'],
  ])('is none for a %s: "%s"', (title, asks) => {
    expect(score(title, asks, '').conditions).toEqual([]);
  });

  const NURSE = ['Staff nurse', 'Registered with the State Nursing Council'] as const;
  test.each([
    ['Certifications\nRegistered nurse, Kerala Nursing Council, 2019', 'met', null],
    ['', 'not_stated', 'moderate'],
    ['Certifications\nNursing Council registration applied for', 'not_met', 'low'],
  ])('of a profession is %j: %s, and caps the band at %s', (resume, status, cap) => {
    expect(conditionOf(...NURSE, resume)).toEqual(['registration', status, cap]);
  });

  test('that is not stated is met once the member says so, and what they deny caps at low', () => {
    expect(conditionOf(...NURSE, '', { 'nursing-registration': true })).toEqual(['registration', 'met', null]);
    expect(conditionOf(...NURSE, '', { 'nursing-registration': false })).toEqual(['registration', 'not_met', 'low']);
  });

  test('such as a language does not cap while it is not stated, and caps at moderate where others are listed without it', () => {
    expect(conditionOf('Tele caller', 'Fluent Tamil', '')).toEqual(['language', 'not_stated', null]);
    expect(conditionOf('Tele caller', 'Fluent Tamil', 'Languages\nHindi, English')).toEqual(['language', 'not_met', 'moderate']);
    expect(conditionOf('Tele caller', 'Fluent Tamil', 'Languages\nTamil, English')).toEqual(['language', 'met', null]);
    expect(conditionOf('Tele caller', 'Fluent English', 'Languages\nTamil, Hindi')).toEqual(['language', 'not_stated', null]);
  });

  test('never changes the sum', () => {
    const totals = [true, false].map((held) => score(...NURSE, '', { 'nursing-registration': held }).total);
    expect(totals[0]).toBe(totals[1]);
  });

  test('is not stated and keeps a full score at moderate', () => {
    expect(score(...NURSE, '')).toMatchObject({ band: 'moderate' });
    expect(score(...NURSE, '', { 'nursing-registration': true })).toMatchObject({ band: 'good' });
  });
});

test.each([
  'A two-hour exercise on our data (paid, ₹1,500)',
  'You will manage a budget of ₹5,00,000',
  'A registration fee of ₹500 is payable',
])('%s names no pay of the job', (sentence) => {
  expect(findFacts([{ text: sentence, start: 0, end: sentence.length }])).toEqual([]);
});

test('place, shift, notice, pay and travel are facts to confirm and earn nothing', () => {
  const text =
    'Requirements\n- SQL and Excel\n- Two years of experience\nLocation: Pune\nRotational shifts\nNotice period: 30 days\nSalary: 4-6 LPA\nWilling to travel 20 %';
  const report = scoreFit({
    taxonomy,
    ad: { title: 'Data analyst', text },
    resume:
      'Experience\nData analyst, City House\nJan 2020 - Present\n• Wrote SQL queries and Excel reports for the stores of the north and the south every week of the year\n• Answered the questions of the regional managers about returns',
    today: '2026-11-23',
  });
  expect(report.facts.map(({ kind }) => kind).sort()).toEqual(['notice', 'pay', 'place', 'shift', 'travel']);
  expect(report.requirements.filter(({ ad }) => /Pune|shifts|Notice|LPA|travel/.test(ad.quote)).map(({ id }) => id)).toEqual([]);
});

describe('there is no number', () => {
  const resume =
    'Experience\nData analyst, City House\nJan 2020 - Present\n• Wrote SQL queries and Excel reports for the stores of the north and the south every week of the year\n• Answered the questions of the regional managers about returns';
  const noteOf = (title: string, text: string, file = resume) =>
    scoreFit({ taxonomy, ad: { title, text }, resume: file, today: '2026-11-23' });

  test.each([
    [
      'rests on the title of the ad alone',
      'Data analyst',
      'Come and join our friendly team in Pune.',
      'fitment_engine_missing_ad',
    ],
    [
      'can be told from an ad in Hindi',
      'डेटा विश्लेषक',
      'हमें एक डेटा विश्लेषक चाहिए। दो साल का अनुभव ज़रूरी है। एक्सेल का ज्ञान होना चाहिए।',
      'fitment_engine_missing_ad_language',
    ],
  ])('that %s', (_, title, text, key) => {
    expect(noteOf(title, text)).toMatchObject({ enough: false, score: null, total: null, band: null });
    expect(noteOf(title, text).missing_to_tell.map((item) => item.key)).toContain(key);
  });

  test('for a résumé in Hindi or without text, and the notes say what would help', () => {
    const ad = 'Requirements\n- SQL\n- Excel\n- Two years of experience';
    const hindi = 'अनुभव\nडेटा विश्लेषक, सिटी हाउस\n• दुकानों के लिए हर हफ़्ते रिपोर्ट लिखी और आँकड़ों की जाँच की।';
    expect(noteOf('Data analyst', ad, hindi).missing_to_tell.map(({ key }) => key)).toEqual([
      'fitment_engine_missing_resume_language',
    ]);
    expect(noteOf('Data analyst', ad, '').missing_to_tell.map(({ key }) => key)).toContain('fitment_engine_missing_resume');
  });
});
