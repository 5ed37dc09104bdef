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

const variantsOf = (message: Message): [string, string][] =>
  typeof message === 'string' ? [['', message]] : message.flatMap(({ match }) => Object.entries(match));
const parametersIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').toSorted();
/** The parameters that a message may use: the declared ones, and those of its English variants. */
const availableParameters = (message: Message) => [
  ...variantsOf(message).flatMap(([, text]) => parametersIn(text)),
  ...(typeof message === 'string' ? [] : message).flatMap(({ declarations }) =>
    declarations.flatMap((line) => /^input (\w+)/.exec(line)?.[1] ?? []),
  ),
];

/** Names, abbreviations, and texts to type or copy unchanged. */
const SAME_IN_BOTH = new Set([
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
  'webhooks_id',
]);
const hasNoWords = (text: string) => !/\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));

const files = fs.readdirSync(path.join(ROOT, 'messages/en'));

test('Hindi has the same message files as English, and all are configured for the compiler', () => {
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
      const translation = hindi.get(key) ?? '';
      expect([key, variantsOf(translation).map(([variant]) => variant)]).toEqual([
        key,
        variantsOf(message).map(([variant]) => variant),
      ]);
      const available = new Set(availableParameters(message));
      for (const [index, [, text]] of variantsOf(translation).entries()) {
        const parameters = parametersIn(text);
        expect([key, parameters.filter((parameter) => !available.has(parameter))]).toEqual([key, []]);
        // In Hindi the plural category "one" includes zero, so such a variant must contain its number.
        const missing = parametersIn(variantsOf(message)[index]?.[1] ?? '').filter(
          (parameter) => !parameters.includes(parameter),
        );
        expect([key, missing]).toEqual([key, []]);
      }
    }
  });

  test('has no empty and no untranslated message', () => {
    for (const [key, message] of english)
      for (const [index, [, text]] of variantsOf(hindi.get(key) ?? '').entries()) {
        expect(text.trim(), key).not.toBe('');
        const same = text === variantsOf(message)[index]?.[1];
        expect([key, same && !hasNoWords(text)]).toEqual([key, SAME_IN_BOTH.has(key)]);
      }
  });
});

const sources = fs
  .readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\.ts|platform\/messages\//.test(file))
  .map((file) => ({ file, text: read(`src/${file}`) }));

test('numbers, dates and lists are formatted in one place, in the language of the reader', () => {
  const formatting = /Intl\.(NumberFormat|DateTimeFormat|ListFormat|RelativeTimeFormat|DisplayNames)|toLocale(Date|Time)?String/;
  /** The formatter itself, amounts in documents (which have one language), and validation of time zones. */
  const allowed = [
    'platform/language/format.ts',
    'platform/language/time-zone.ts',
    'platform/contract/money.ts',
    'features/catalogue/communities/web/event-dialog.tsx',
  ];
  expect(sources.filter(({ file, text }) => formatting.test(text) && !allowed.includes(file)).map(({ file }) => file)).toEqual(
    [],
  );
});

test('server code throws no literal sentence as a problem', () => {
  const literal = String.raw`'((?:[^'\\\n]|\\.)*)'`;
  const calls = [
    String.raw`\b(?:conflict|forbidden|unavailable)\(\s*${literal}`,
    String.raw`\b(?:detail|message|error):\s*${literal}`,
    String.raw`authorize\([^;]*?,\s*${literal}\s*\)`,
    String.raw`\.(?:min|max|refine|regex|email|url)\((?:[^()]|\([^()]*\))*?,?\s*${literal}\s*,?\s*\)`,
  ];
  /** Shown to operators in a terminal, or to programs. */
  const exempt =
    /^(sandbox|app\/commands)\/|\/import\/|\/web\/|refund-by-operator|change-staff|decide-claim|idempotency|format-report/;
  const sentences = sources
    .filter(({ file }) => !exempt.test(file) && !file.endsWith('.tsx'))
    .flatMap(({ text }) =>
      calls.flatMap((call) => [...text.matchAll(new RegExp(call, 'g'))].map(([, sentence = '']) => sentence)),
    )
    .filter((sentence) => /^[A-Z].* .*[.!]$/.test(sentence));
  // Problems are codes; a literal sentence would not be translated.
  expect(sentences).toEqual([]);
});

test('every message of a problem is used', () => {
  const text = sources.map((source) => source.text).join('\n');
  const word = String.raw`'([a-z][a-z0-9-]*)'`;
  const places = [
    String.raw`\b(?:conflict|forbidden|unavailable|issueCode|coded)\(\s*${word}`,
    String.raw`\bproblem\(\s*\d+,\s*${word}`,
    String.raw`\bauthorize\([^;]*?,\s*${word}\s*,?\s*\)`,
    String.raw`\b(?:code|title|name): ${word}`,
    String.raw`\bPlainProblemCode = ${word}`,
    String.raw`\b(?:hasOpenPurchase|isOnlyOwner)\(.*\? ${word} : null`,
    String.raw`^  \d{3}: ${word},$`,
  ];
  const find = (pattern: string) => [...text.matchAll(new RegExp(pattern, 'gm'))].map(([, match = '']) => match);
  const codes = new Set([...places.flatMap(find), 'page-not-found']);
  for (const pattern of [String.raw`\bnotFound\(${word}\)`, String.raw`\b(?:name|missing): ${word}`])
    for (const objectName of find(pattern)) codes.add(`${objectName}-not-found`);
  const keys = catalogue('en', 'problems.json').map(([key]) => key);
  expect(keys.length).toBeGreaterThan(200);
  const codeOf = (key: string) => key.replace(/^(problems|problem_titles)_/, '').replaceAll('_', '-');
  expect(keys.filter((key) => !codes.has(codeOf(key)) && !text.includes(`m.${key}(`))).toEqual([]);
});

test('no message names the brand, which the operator sets', () => {
  const naming = ['en', 'hi'].flatMap((language) =>
    fs
      .readdirSync(path.join(ROOT, 'messages', language))
      .filter((file) => read(`messages/${language}/${file}`).includes('Pathlight')),
  );
  expect(naming).toEqual([]);
});
