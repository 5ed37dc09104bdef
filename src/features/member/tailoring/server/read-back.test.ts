import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDocument } from '#features/base/resumes/server/index.ts';
import { parseResume } from '#features/member/fitment/server/index.ts';
import type { Language } from '#platform/language/language.ts';
import { describeResume, type ResumeFacts } from './describe-resume.ts';
import { renderDocx } from './files/render-docx.ts';
import { renderPdf } from './files/render-pdf.ts';

const TODAY = '2026-11-23';

const HINDI_BULLETS = [
  'विक्रेताओं के बीजक मिलाए और त्रुटियाँ दर्ज कीं',
  'दो दुकानों के 12 नए कर्मचारियों को प्रशिक्षण दिया और हर महीने का हिसाब पाँच दिन में बंद किया।',
  'उच्च न्यायालय के दस्तावेज़ों का अनुवाद किया; श्रमिकों की सूची रखी',
  'हर सप्ताह स्टॉक की रिपोर्ट के लिए SQL क्वेरी लिखीं।',
  'ग्राहकों की शिकायतें सुनीं, और उन्हें हल किया',
];
const HINDI_TITLES = ['वरिष्ठ लेखाकार', 'स्टोर पर्यवेक्षक', 'नर्स', 'सिविल अभियंता'];
const HINDI_EMPLOYERS = ['सीडर मिल्स', 'कृष्णा ट्रेडर्स', 'ज़िला अस्पताल', 'श्री विद्या मंदिर'];

const titles = [
  'Junior analyst',
  'Staff nurse',
  'Data engineer',
  'Store supervisor',
  'Accountant',
  'Site engineer',
  'Sales executive',
];
const employers = ['Vembu Homeware', 'Lotus Hospital', 'Infosys', 'Cedar Mills Pvt Ltd', 'Tata Motors', 'Kaapi Foods'];
const places = ['Kochi', 'Pune', 'Bengaluru', 'New Delhi', ''];
const bullets = [
  'Wrote SQL queries joining orders and returns tables for the weekly stock report.',
  'Published three Power BI dashboards on footfall and conversion, used weekly by 14 store managers, and explained them on a call with all of them every Monday.',
  'Counted the stock of two stores every month',
  'Trained 12 new colleagues in the first week',
];
const degrees = [
  'B.Com.',
  'M.Sc. in Statistics',
  'B.Tech in Civil Engineering',
  'Bachelor of Science in Nursing',
  'MBA',
  'Diploma in Pharmacy',
];
const colleges = ['Periyar Valley College', 'Kerala University', 'Anna University', 'IIT Bombay'];
const skills = ['SQL', 'Excel', 'Power BI', 'Python', 'Patient care', 'AutoCAD', 'Tally', 'Communication'];
const spoken = ['English', 'Hindi', 'Malayalam'];
const links = [
  'https://www.linkedin.com/in/asha-menon',
  'https://github.com/asha',
  'https://asha.example/work?show=all',
  `https://example.org/${'a/'.repeat(60)}`,
];

const month = fc
  .tuple(fc.integer({ min: 2008, max: 2025 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);
const months = fc
  .tuple(month, month)
  .map(([a, b]) => [a, b].toSorted())
  .filter(([a, b]) => a !== b);
const aPosition = (names: readonly string[], organisations: readonly string[], mayRun: boolean, lines = bullets) =>
  fc
    .record({
      title: fc.constantFrom(...names),
      organisation: fc.constantFrom(...organisations),
      location: fc.constantFrom(...places),
      dates: months,
      runs: fc.boolean(),
      text: fc.subarray(lines).map((chosen) => chosen.join('\n')),
    })
    .map(({ dates: [started_on = '', ended_on = ''], runs, ...rest }) => ({
      ...rest,
      started_on,
      ended_on: mayRun && runs ? null : ended_on,
    }));

const facts: fc.Arbitrary<ResumeFacts> = fc.record({
  name: fc.constantFrom('Asha Menon', 'आशा मेनन', 'Ravi Kumar Sharma'),
  headline: fc.constantFrom('', 'Junior analyst, retail'),
  email: fc.constant('asha@people.example'),
  location: fc.constantFrom('', 'Kochi'),
  spoken: fc.constant(new Set(spoken)),
  profile: fc.record({
    about: fc.constantFrom('', 'Analyst with six years in retail who likes clean data.'),
    links: fc.subarray(links).map((urls) => urls.map((url) => ({ label: 'Link', url }))),
    skills: fc.tuple(fc.subarray(skills), fc.subarray(spoken)).map((names) => names.flat().map((name) => ({ id: null, name }))),
    experience: fc.uniqueArray(aPosition(titles, employers, true), {
      maxLength: 5,
      selector: ({ title, organisation }) => `${title} ${organisation}`,
    }),
    education: fc.uniqueArray(
      aPosition(degrees, colleges, false).map((course) => ({ ...course, text: '' })),
      { maxLength: 3, selector: ({ title }) => title },
    ),
    certificates: fc.constantFrom(
      [],
      [{ title: 'dbt Fundamentals', issuer: 'dbt Labs', issued_on: '2026-06', url: '', skill: '' }],
    ),
  }),
});

const files = fc.record({
  language: fc.constantFrom<Language>('en', 'hi'),
  design: fc.constantFrom('classic' as const, 'modern' as const),
  maxPages: fc.constantFrom(1, 2),
  format: fc.constantFrom('pdf' as const, 'docx' as const),
});

async function readBack(
  of: ResumeFacts,
  { language, design, maxPages, format }: typeof files extends fc.Arbitrary<infer T> ? T : never,
) {
  const sheet = describeResume(of, language);
  const bytes = format === 'pdf' ? (await renderPdf({ sheet, design, maxPages })).bytes : await renderDocx(sheet, design, 10);
  const read = await parseDocument(bytes, format);
  if (!read.ok) throw new Error(read.reason);
  return parseResume(read.text, TODAY);
}

test('each design and format is read back without losing a position, its dates, an education, a skill or a link', async () => {
  await fc.assert(
    fc.asyncProperty(facts, files, async (of, how) => {
      const { experience, education, skills: named, links: linked, certificates } = of.profile;
      fc.pre(experience.length + education.length + named.length > 0);
      const resume = await readBack(of, how);
      const found = resume.positions.map(({ title, employer, from, to }) => ({ title, employer, from, to }));
      for (const { title, organisation, started_on, ended_on, text } of experience) {
        expect(found).toContainEqual({ title, employer: organisation, from: started_on, to: ended_on ?? 'present' });
        for (const line of text.split('\n').filter(Boolean)) expect(resume.units.map((unit) => unit.text)).toContain(line);
      }
      expect(resume.positions).toHaveLength(experience.length);
      expect(resume.education).toHaveLength(education.length);
      for (const { title, organisation } of education) {
        expect(resume.education.some(({ unit }) => unit.text.includes(title))).toBe(true);
        expect(resume.text).toContain(organisation);
      }
      const listed = resume.units
        .filter(({ section }) => section === 'skills' || section === 'languages')
        .map(({ text }) => text)
        .join(' ');
      for (const { name } of named) expect(listed).toContain(name);
      expect(resume.languages.toSorted()).toEqual(
        expect.arrayContaining(
          named
            .map(({ name }) => name)
            .filter((name) => of.spoken.has(name))
            .toSorted(),
        ),
      );
      for (const { url } of linked) expect(resume.links).toContain(url);
      expect(resume.certifications).toHaveLength(certificates.length);
    }),
    { numRuns: 25 },
  );
}, 120_000);

const hindiFacts: fc.Arbitrary<ResumeFacts> = fc.record({
  name: fc.constantFrom('आशा मेनन', 'रविशंकर त्रिपाठी'),
  headline: fc.constantFrom('', 'वरिष्ठ लेखाकार, विनिर्माण'),
  email: fc.constant('asha@people.example'),
  location: fc.constantFrom('', 'कोच्चि'),
  spoken: fc.constant(new Set(['हिन्दी'])),
  profile: fc.record({
    about: fc.constantFrom('', 'विनिर्माण में पाँच साल के अनुभव वाली लेखाकार।'),
    links: fc.constant([]),
    skills: fc
      .subarray(['एक्सेल', 'लेखांकन', 'ग्राहक सेवा', 'हिन्दी'], { minLength: 1 })
      .map((names) => names.map((name) => ({ id: null, name }))),
    experience: fc.uniqueArray(aPosition(HINDI_TITLES, HINDI_EMPLOYERS, true, HINDI_BULLETS), {
      minLength: 1,
      maxLength: 4,
      selector: ({ title, organisation }) => `${title} ${organisation}`,
    }),
    education: fc.constantFrom(
      [],
      [{ title: 'बी.कॉम.', organisation: 'केरल विश्वविद्यालय', location: '', started_on: '2010-06', ended_on: '2013-05', text: '' }],
    ),
    certificates: fc.constantFrom(
      [],
      [{ title: 'टैली प्रमाणपत्र', issuer: 'टैली सॉल्यूशंस', issued_on: '2020-06', url: '', skill: '' }],
    ),
  }),
});

test('a profile in Hindi is read back letter by letter, its positions with their dates', async () => {
  await fc.assert(
    fc.asyncProperty(hindiFacts, files, async (of, how) => {
      const { about, experience, education, certificates, skills: named } = of.profile;
      const resume = await readBack(of, how);
      const found = resume.positions.map(({ title, employer, from, to }) => ({ title, employer, from, to }));
      for (const { title, organisation, started_on, ended_on } of experience)
        expect(found).toContainEqual({ title, employer: organisation, from: started_on, to: ended_on ?? 'present' });
      expect(resume.positions).toHaveLength(experience.length);
      const texts = [
        of.name,
        of.headline,
        of.location,
        about,
        ...experience.flatMap(({ text }) => text.split('\n')),
        ...education.flatMap(({ title, organisation }) => [title, organisation]),
        ...certificates.flatMap(({ title, issuer }) => [title, issuer]),
        ...named.map(({ name }) => name),
      ];
      const read = resume.text.normalize('NFC').replaceAll(/\s+/g, ' ');
      for (const text of texts) expect(read).toContain(text.normalize('NFC'));
    }),
    { numRuns: 25, endOnFailure: true },
  );
}, 120_000);
