import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { issueCode, type ProblemCode } from '#platform/contract/problem.ts';
import { LANGUAGES } from '#platform/language/language.ts';
import { conflict, invalid, notFound, problem, unauthenticated } from './errors.ts';
import { isProblemCode, localizeProblemCode } from './localize-problem.ts';
import { codedIssues, safeParse } from './zod-issues.ts';

const catalogue: Record<string, string> = JSON.parse(fs.readFileSync('messages/en/problems.json', 'utf8'));
const codes = Object.keys(catalogue)
  .filter((key) => key.startsWith('problems_'))
  .map((key) => key.slice('problems_'.length).replaceAll('_', '-'));
const HINDI = /\p{Script=Devanagari}/u;

describe.each(LANGUAGES)('in %s', (language) => {
  test('every code has a message that contains all its parameters', () => {
    for (const code of codes) {
      expect([code, isProblemCode(code)]).toEqual([code, true]);
      const names = [...(catalogue[`problems_${code.replaceAll('-', '_')}`] ?? '').matchAll(/\{(\w+)\}/g)].map(
        ([, name = '']) => name,
      );
      const params = Object.fromEntries(names.map((name) => [name, `<${name}>`]));
      const message = localizeProblemCode(code as ProblemCode, params, language);
      expect([code, names.filter((name) => !message.includes(`<${name}>`))]).toEqual([code, []]);
      if (code !== 'import-line') expect([code, HINDI.test(message)]).toEqual([code, language === 'hi']);
    }
  });
});

test('a text that is not in the catalogue is not a code', () => {
  for (const text of ['', 'nothing-of-ours', 'Invalid input', 'toString', '__proto__', 'constructor'])
    expect([text, isProblemCode(text)]).toEqual([text, false]);
});

test('title, detail, code and issues are localized in each language', () => {
  expect(conflict('pack-size', { most: 5 }).localize('en')).toEqual({
    type: 'about:blank',
    title: 'Conflict',
    status: 409,
    detail: 'A plan needs one card to learn from, and takes 5 at most.',
    code: 'pack-size',
  });
  expect(invalid({ path: 'attach', code: 'too-much-evidence', params: { most: 3 } }).localize('hi')).toEqual({
    type: 'about:blank',
    title: 'सही नहीं है',
    status: 422,
    detail: 'ज़्यादा से ज़्यादा 3 सबूत जोड़े जा सकते हैं।',
    errors: [{ path: 'attach', message: 'ज़्यादा से ज़्यादा 3 सबूत जोड़े जा सकते हैं।' }],
  });
  expect(conflict('report-own', {}, { code: 'own' }).localize('en').code).toBe('own');
  expect(notFound('job').localize('en')).toEqual({
    type: 'about:blank',
    title: 'Not found',
    status: 404,
    detail: 'Job not found.',
  });
  expect(unauthenticated().localize('en')).toEqual({ type: 'about:blank', title: 'Sign in first', status: 401, code: 'sign-in' });
  expect(problem(404, 'no-such-purchase', { id: 'T1' }).message).toBe('Purchase T1 not found.');
});

describe('issues of a schema', () => {
  const Kind = z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') }), z.object({ kind: z.literal('b') })]);
  const cases: [string, z.ZodType, unknown][] = [
    ['a missing text', z.string(), undefined],
    ['a number for a text', z.string(), 5],
    ['null for a text', z.string(), null],
    ['a list for an object', z.object({}), []],
    ['a text for a number in a query', z.coerce.number(), 'abc'],
    ['an infinite number', z.number(), Infinity],
    ['a short text', z.string().min(3), 'a'],
    ['a long text', z.string().max(3), 'abcd'],
    ['a text of the wrong length', z.string().length(3), 'abcd'],
    ['a short list', z.array(z.string()).min(1), []],
    ['a long list', z.array(z.string()).max(1), ['a', 'b']],
    ['a small number', z.number().min(3), 1],
    ['a number that is not positive', z.number().positive(), 0],
    ['a big number', z.number().max(3), 5],
    ['a number that is not below the limit', z.number().lt(3), 3],
    ['a fraction', z.int(), 1.5],
    ['a number that is not a multiple', z.number().multipleOf(100), 5],
    ['a value that is not an option', z.enum(['a', 'b']), 'c'],
    ['a different literal', z.literal('a'), 'c'],
    ['a text that is not an e-mail address', z.email(), 'x'],
    ['a text that is not a URL', z.url(), 'x'],
    ['a text that is not a UUID', z.uuid(), 'x'],
    ['a text that is not a date', z.iso.date(), 'x'],
    ['a text that is not a time', z.iso.datetime(), 'x'],
    ['a text that does not match the pattern', z.string().regex(/^a+$/), 'x'],
    ['an unknown key', z.strictObject({}), { a: 1 }],
    ['unknown keys', z.strictObject({}), { a: 1, b: 2 }],
    ['an invalid key of a record', z.record(z.enum(['a']), z.string()), { b: 'x' }],
    ['an unknown discriminator', Kind, { kind: 'c' }],
    ['a value of no member of a union', z.union([z.string(), z.number()]), true],
    ['a check without a message', z.string().refine(() => false), 'x'],
    ['a small file', z.file().min(5), new File(['a'], 'a.txt')],
  ];

  test.each(cases)('%s: the English message is that of zod, and the Hindi one is Hindi', (_description, schema, value) => {
    const parsed = safeParse(schema, value);
    if (parsed.success) throw new Error('the value was accepted');
    const refusal = invalid(...codedIssues(parsed.error));
    expect(refusal.localize('en').errors).toEqual(
      parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    );
    for (const { message } of refusal.localize('hi').errors ?? []) expect(message).toMatch(HINDI);
  });

  test('a code from the contract replaces the code of zod', () => {
    const parsed = safeParse(z.object({ title: z.string().min(1, issueCode('title-required')) }), { title: '' });
    if (parsed.success) throw new Error('the value was accepted');
    expect(codedIssues(parsed.error)).toEqual([{ path: 'title', code: 'title-required', params: {} }]);
  });
});
