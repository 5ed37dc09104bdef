import { expect, test } from 'vitest';
import { taxonomy } from './fixtures/taxonomy.ts';
import { scoreFit } from './score-fit.ts';

test('of two that count the same, the one that the résumé names is shown', () => {
  const row = scoreFit({
    taxonomy,
    ad: { title: 'Clerk', text: 'Requirements\n- Working knowledge of MS Office or Excel\n- SQL\n- Two years of experience' },
    resume:
      'Experience\nClerk, City Mills\nJan 2020 - Present\n• Kept the tidy books of every season for two hundred customers and taught six young clerks\n\nSkills\nMicrosoft Outlook, Excel, Filing',
    today: '2026-11-21',
  }).requirements.find(({ label }) => label.includes('Excel'));
  expect(row?.evidence[0]).toMatchObject({ grade: 'listed', through: { relation: 'direct', skill_id: 'excel' } });
});

test.each([
  ['Strong Excel skills', 'strong'],
  ['Spreadsheets: Advanced Excel with pivot tables and lookups', 'strong'],
  ['Filing, Excel, SQL', 'listed'],
])('a skill that is called strong is more than a mention: %s', (line, grade) => {
  const row = scoreFit({
    taxonomy,
    ad: { title: 'Clerk', text: 'Requirements\n- Working knowledge of Excel\n- SQL\n- Two years of experience' },
    resume: `Experience\nClerk, City Mills\nJan 2020 - Present\n• Kept the tidy books of every season for two hundred customers and taught six young clerks\n\nSkills\n${line}`,
    today: '2026-11-21',
  }).requirements.find(({ label }) => label === 'Excel');
  expect(row?.evidence[0]).toMatchObject({ grade, quote: line });
});

test.each([
  ['HRX manages payroll and recruitment for two hundred shops in the country', 'missing'],
  ['The platform provides payroll and recruitment to all the shops of the country', 'missing'],
  ['Manages payroll and recruitment for two hundred shops in the country', 'met'],
  ['Currently manages payroll and recruitment for two hundred shops', 'met'],
])('what a product does is no work of the writer: %s', (line, status) => {
  const row = scoreFit({
    taxonomy,
    ad: { title: 'Clerk', text: 'Requirements\n- Payroll\n- SQL\n- Two years of experience' },
    resume: `Experience\nEngineer, City Mills\nJan 2020 - Present\n• ${line}\n• Kept the tidy books of every season for two hundred customers and taught six young clerks`,
    today: '2026-11-21',
  }).requirements.find(({ label }) => label === 'Payroll');
  expect(row?.status).toBe(status);
});
