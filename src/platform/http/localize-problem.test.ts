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
  expect(unauthenticated().localize('en')).toEqual({
    type: 'about:blank',
    title: 'Sign in first',
    status: 401,
    detail: 'This is for members. You are not signed in, or your session has ended.',
    code: 'sign-in',
  });
  expect(problem(404, 'no-such-purchase', { id: 'T1' }).message).toBe('Purchase T1 not found.');
});

describe('issues of a schema', () => {
  const Kind = z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') }), z.object({ kind: z.literal('b') })]);
  const cases: [string, z.ZodType, unknown, string][] = [
    ['a missing text', z.string(), undefined, 'This is required.'],
    ['a number for a text', z.string(), 5, 'This must be a text.'],
    ['null for a text', z.string(), null, 'This must be a text.'],
    ['a list for an object', z.object({}), [], 'This must be an object.'],
    ['a text for a number in a query', z.coerce.number(), 'abc', 'This must be a number.'],
    ['an infinite number', z.number(), Infinity, 'This must be a number.'],
    ['a short text', z.string().min(3), 'a', 'Write at least 3 characters.'],
    ['a long text', z.string().max(3), 'abcd', 'Write at most 3 characters.'],
    ['a text of the wrong length', z.string().length(3), 'abcd', 'This is too big: it must be = 3.'],
    ['a short list', z.array(z.string()).min(1), [], 'Give at least 1 of them.'],
    ['a long list', z.array(z.string()).max(1), ['a', 'b'], 'Give at most 1 of them.'],
    ['a small number', z.number().min(3), 1, 'The number must be at least 3.'],
    ['a number that is not positive', z.number().positive(), 0, 'The number must be above 0.'],
    ['a big number', z.number().max(3), 5, 'The number must be at most 3.'],
    ['a number that is not below the limit', z.number().lt(3), 3, 'The number must be below 3.'],
    ['a fraction', z.int(), 1.5, 'This must be a whole number.'],
    ['a number that is not a multiple', z.number().multipleOf(100), 5, 'The number must be a multiple of 100.'],
    ['a value that is not an option', z.enum(['a', 'b']), 'c', 'Choose one of these: a, b.'],
    ['a different literal', z.literal('a'), 'c', 'This must be a.'],
    ['a text that is not an e-mail address', z.email(), 'x', 'Write an e-mail address, such as name@example.com.'],
    ['a text that is not a URL', z.url(), 'x', 'Write a full web address, such as https://example.com.'],
    ['a text that is not a UUID', z.uuid(), 'x', 'This is not a valid id.'],
    ['a text that is not a date', z.iso.date(), 'x', 'This is not a valid ISO date.'],
    ['a text that is not a time', z.iso.datetime(), 'x', 'This is not a valid ISO datetime.'],
    ['a text that does not match the pattern', z.string().regex(/^a+$/), 'x', 'This does not have the right form: /^a+$/'],
    ['an unknown key', z.strictObject({}), { a: 1 }, 'There is no field with this name: a'],
    ['unknown keys', z.strictObject({}), { a: 1, b: 2 }, 'There are no fields with these names: a, b'],
    ['an invalid key of a record', z.record(z.string().max(1), z.string()), { bb: 'x' }, 'A field has a name that is not known.'],
    ['an unknown discriminator', Kind, { kind: 'c' }, 'Choose one of these: a, b.'],
    ['a value of no member of a union', z.union([z.string(), z.number()]), true, 'This is not valid.'],
    ['no option of a filter', z.union([z.enum(['a', 'b']), z.array(z.enum(['a', 'b']))]), 'c', 'Choose one of these: a, b.'],
    ['a check without a message', z.string().refine(() => false), 'x', 'This is not valid.'],
    ['a small file', z.file().min(5), new File(['a'], 'a.txt'), 'This is too small: it must be ≥ 5.'],
  ];

  test.each(cases)('%s is told in plain words, and in Hindi', (_description, schema, value, message) => {
    const parsed = safeParse(schema, value);
    if (parsed.success) throw new Error('the value was accepted');
    const refusal = invalid(...codedIssues(parsed.error));
    expect(refusal.localize('en').errors?.map((issue) => issue.message)).toEqual([message]);
    for (const issue of refusal.localize('hi').errors ?? []) expect(issue.message).toMatch(HINDI);
  });

  test('a code from the contract replaces the code of zod', () => {
    const parsed = safeParse(z.object({ title: z.string().min(1, issueCode('title-required')) }), { title: '' });
    if (parsed.success) throw new Error('the value was accepted');
    expect(codedIssues(parsed.error)).toEqual([{ path: 'title', code: 'title-required', params: {} }]);
  });
});
