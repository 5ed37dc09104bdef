import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeResume, type ResumeDescription, type TextRange } from './describe-resume.ts';
import { taxonomy } from './fixtures/taxonomy.ts';

const describe = (text: string) => describeResume(text, taxonomy, '2026-11-23');
const quote = (read: ResumeDescription, places: readonly TextRange[]) =>
  places.map(({ start, end }) => read.text.slice(start, end));

test('an unknown heading, unread dates and a role without dates are found', () => {
  const read = describe(`Asha Menon
asha@people.example

Experience
Sales manager, Nila Foods, January 2020 to March 2023
KEY RESPONSIBILITIES:
- Sold rice to forty shops.
raised uptime from 99.5% to 99.99%
BTEQ

Store supervisor, Trent Homeware
- Counted stock every week.

Cashier, Big Mart, May 20XX to June 20XX
- Took payments.

MY GARDEN
Nepal, Bhutan

Education
B.Com, Kerala University, 2019`);
  expect(quote(read, read.unread.headings)).toEqual(['MY GARDEN']);
  expect(read.positions[0]?.details).toBe(
    'KEY RESPONSIBILITIES:\nSold rice to forty shops.\nraised uptime from 99.5% to 99.99%\nBTEQ',
  );
  expect(quote(read, read.unread.dates)).toEqual(['Cashier, Big Mart, May 20XX to June 20XX']);
  expect(quote(read, read.unread.roles)).toEqual(['Store supervisor, Trent Homeware']);
});

test('names, contacts and personal details are left out of what is scored', () => {
  const { sections } = describe(
    'Asha Menon\nasha@people.example\n\nSummary\nAnalyst with six years in retail.\nDate of birth: 1 May 1999',
  );
  const leftOut = sections.flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'left_out').map(({ text }) => text));
  expect(leftOut).toEqual(['Asha Menon', 'asha@people.example', 'Date of birth: 1 May 1999']);
});

test('a skill is described by its best sentence', () => {
  const read = describe(
    'Experience\nAnalyst, Nila Foods, January 2024 to March 2024\n- Wrote SQL for weekly reports.\n\nSkills\nSQL',
  );
  const sql = read.skills.find(({ skill_id }) => skill_id === 'sql');
  expect(sql).toMatchObject({ grade: 'used', quote: 'Wrote SQL for weekly reports.' });
  expect(sql?.quote.slice(...(sql?.mark ?? []))).toBe('SQL');
});

const LINES = [
  'Experience',
  'Education',
  'Skills:',
  'अनुभव',
  'Analyst, Nila Foods, Jan 2020 - Present',
  'Worked in Acme as Analyst from 2019 to 2021. Then rested.',
  '• Wrote SQL',
  'B.Tech, Anna University, 2019',
  'https://x.example, www.y.example',
  'Hindi (native), English',
  'PAN: ABCPK1234D',
  'Name | Company | From | To',
  'A | B | 2019 | 2021',
  'S K I L L S',
  '2019 –',
  'to',
  '२०१९ से अब तक',
];

test('reading arbitrary text never throws, and every place lies within the text', () => {
  const text = fc
    .array(fc.oneof(fc.constantFrom(...LINES), fc.string({ unit: 'grapheme', maxLength: 60 }), fc.constant('')), {
      maxLength: 40,
    })
    .map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, (source) => {
      const read = describe(source);
      const places = [
        ...read.sections.flatMap(({ lines }) => lines),
        ...read.positions,
        ...read.education,
        ...read.skills,
        ...read.languages,
        ...read.links,
        ...read.certifications,
        ...Object.values(read.unread).flat(),
      ];
      for (const { start, end } of places) expect(0 <= start && start <= end && end <= read.text.length).toBe(true);
      for (const { quote: sentence, mark } of read.skills) expect(mark[1]).toBeLessThanOrEqual(sentence.length);
    }),
    { numRuns: 300 },
  );
});
