import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');

type Variants = { declarations: string[]; selectors: string[]; match: Record<string, string> };
type Message = string | Variants[];
const catalogue = (language: string, file: string): [string, Message][] =>
  Object.entries(JSON.parse(read(`messages/${language}/${file}`)) as Record<string, Message>).filter(
    ([key]) => key !== '$schema',
  );

const sentencesOf = (message: Message): [string, string][] =>
  typeof message === 'string' ? [['', message]] : message.flatMap(({ match }) => Object.entries(match));
const factsIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').toSorted();
/** What a sentence of a message may name: what is declared, and what any of its English sentences names. */
const givenTo = (message: Message) => [
  ...sentencesOf(message).flatMap(([, text]) => factsIn(text)),
  ...(typeof message === 'string' ? [] : message).flatMap(({ declarations }) =>
    declarations.flatMap((line) => /^input (\w+)/.exec(line)?.[1] ?? []),
  ),
];

/** Names, abbreviations, what is typed or copied as it stands, and sentences that are only facts and signs. */
const SAME = new Set([
  'incubator_field_ai',
  'incubator_field_ml',
  'marketing_popular_frontend',
  'marketing_popular_nurse',
  'marketing_popular_designer',
  'marketing_sample_ad_mark',
  'marketing_refunds_gst',
  'pages_corporates_hire_fact',
  'pages_funding_7_link',
  'pages_scholarship_nsp',
  'pages_scholarship_coursera',
  'pages_scholarship_edx',
  'pages_scholarship_skill',
  'pages_scholarship_letter_body',
  'payments_method_upi',
  'payments_method_emi',
  'payments_receipt_gstin',
  'payments_receipt_sac',
  'payments_receipt_cgst',
  'payments_receipt_sgst',
  'payments_receipt_igst',
  'personal_data_phrase',
  'tracker_export_json',
]);
const isOnlyFacts = (text: string) => !/\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));

const files = fs.readdirSync(path.join(ROOT, 'messages/en'));

test('Hindi has a file for each file of English, and the compiler reads them all', () => {
  expect(fs.readdirSync(path.join(ROOT, 'messages/hi'))).toEqual(files);
  const settings = read('project.inlang/settings.json');
  expect(files.filter((file) => !settings.includes(`{locale}/${file}`))).toEqual([]);
});

describe.each(files)('%s', (file) => {
  const english = catalogue('en', file);
  const hindi = new Map(catalogue('hi', file));

  test('has the same messages and parameters in both languages', () => {
    expect([...hindi.keys()].toSorted()).toEqual(english.map(([key]) => key).toSorted());
    for (const [key, message] of english) {
      const own = hindi.get(key) ?? '';
      expect([key, sentencesOf(own).map(([variant]) => variant)]).toEqual([
        key,
        sentencesOf(message).map(([variant]) => variant),
      ]);
      const given = new Set(givenTo(message));
      for (const [at, [, text]] of sentencesOf(own).entries()) {
        const facts = factsIn(text);
        expect([key, facts.filter((fact) => !given.has(fact))]).toEqual([key, []]);
        // "One" holds for nought as well in Hindi, so such a sentence names its number.
        const missing = factsIn(sentencesOf(message)[at]?.[1] ?? '').filter((fact) => !facts.includes(fact));
        expect([key, missing]).toEqual([key, []]);
      }
    }
  });

  test('has no empty and no untranslated message', () => {
    for (const [key, message] of english)
      for (const [at, [, text]] of sentencesOf(hindi.get(key) ?? '').entries()) {
        expect(text.trim(), key).not.toBe('');
        const same = text === sentencesOf(message)[at]?.[1];
        expect([key, same && !isOnlyFacts(text)]).toEqual([key, SAME.has(key)]);
      }
  });
});

const sources = fs
  .readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\.ts|platform\/messages\//.test(file))
  .map((file) => ({ file, text: read(`src/${file}`) }));

test('numbers, dates and lists are formatted in one place, by the language of the reader', () => {
  const own = /Intl\.(NumberFormat|DateTimeFormat|ListFormat|RelativeTimeFormat|DisplayNames)|toLocale(Date|Time)?String/;
  /** The formatter itself; amounts in documents, which have one language; asking which time zones there are. */
  const allowed = [
    'platform/language/format.ts',
    'platform/contract/money.ts',
    'features/catalogue/communities/server/create-event.ts',
    'features/catalogue/communities/web/event-dialog.tsx',
  ];
  expect(sources.filter(({ file, text }) => own.test(text) && !allowed.includes(file)).map(({ file }) => file)).toEqual([]);
});

test('every problem of the server has a Hindi translation', () => {
  const literal = String.raw`'((?:[^'\\\n]|\\.)*)'`;
  const calls = [
    String.raw`\b(?:conflict|forbidden|unavailable)\(\s*${literal}`,
    String.raw`\b(?:detail|message|error):\s*${literal}`,
    String.raw`authorize\([^;]*?,\s*${literal}\s*\)`,
    String.raw`\.(?:min|max|refine|regex|email|url)\((?:[^()]|\([^()]*\))*?,?\s*${literal}\s*,?\s*\)`,
  ];
  /** Said to operators at a terminal, and to programs. */
  const elsewhere =
    /^(sandbox|app\/commands)\/|\/import\/|\/web\/|refund-by-operator|change-staff|decide-claim|idempotency|format-report/;
  const said = sources
    .filter(({ file }) => !elsewhere.test(file) && !file.endsWith('.tsx'))
    .flatMap(({ text }) =>
      calls.flatMap((call) => [...text.matchAll(new RegExp(call, 'g'))].map(([, sentence = '']) => sentence)),
    )
    .filter((sentence) => /^[A-Z].* .*[.!]$/.test(sentence));
  // Problems are codes; a sentence at the place where one is thrown would reach every reader in one language.
  expect(said).toEqual([]);
});

test('every sentence of a problem is used', () => {
  const text = sources.map((source) => source.text).join('\n');
  const word = String.raw`'([a-z][a-z0-9-]*)'`;
  const places = [
    String.raw`\b(?:conflict|forbidden|unavailable|issueCode|coded)\(\s*${word}`,
    String.raw`\bproblem\(\s*\d+,\s*${word}`,
    String.raw`\bauthorize\([^;]*?,\s*${word}\s*,?\s*\)`,
    String.raw`\b(?:code|title|name): ${word}`,
    String.raw`\bPlainProblemCode = ${word}`,
    String.raw`\bhasOpenPurchase\(.*\? ${word} : null`,
    String.raw`^  \d{3}: ${word},$`,
  ];
  const find = (pattern: string) => [...text.matchAll(new RegExp(pattern, 'gm'))].map(([, found = '']) => found);
  const codes = new Set([...places.flatMap(find), 'page-not-found']);
  for (const pattern of [String.raw`\bnotFound\(${word}\)`, String.raw`\bname: ${word}`])
    for (const what of find(pattern)) codes.add(`${what}-not-found`);
  const keys = catalogue('en', 'problems.json').map(([key]) => key);
  expect(keys.length).toBeGreaterThan(200);
  const codeOf = (key: string) => key.replace(/^(problems|problem_titles)_/, '').replaceAll('_', '-');
  expect(keys.filter((key) => !codes.has(codeOf(key)) && !text.includes(`m.${key}(`))).toEqual([]);
});
