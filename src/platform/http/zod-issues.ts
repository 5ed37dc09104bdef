/** Problem codes for the issues of a failed parse: the code that the contract names, or one for the kind of zod issue. */
import * as z from 'zod';
import type { CodedIssue, PlainProblemCode, ProblemCode, ProblemParams } from '#platform/contract/problem.ts';
import { isProblemCode } from './localize-problem.ts';

const MAX_ISSUES = 20;

type Issue = z.core.$ZodIssue;
type IssueWithoutPath = CodedIssue extends infer One ? (One extends CodedIssue ? Omit<One, 'path'> : never) : never;
const coded = <Code extends ProblemCode>(code: Code, params: ProblemParams<Code>) =>
  ({ code, params }) as unknown as IssueWithoutPath;

/** The issues of a failed parse with their codes. The parse must have set `reportInput`, as `safeParse` does. */
export const codedIssues = (error: z.core.$ZodError): CodedIssue[] =>
  error.issues.slice(0, MAX_ISSUES).map((issue) => ({ ...codedIssue(issue), path: issue.path.join('.') }) as CodedIssue);

/** Parses with the input included in the issues. */
export const safeParse = <Schema extends z.core.$ZodType>(schema: Schema, value: unknown) =>
  z.safeParse(schema, value, { reportInput: true });

function codedIssue(issue: Issue): IssueWithoutPath {
  if (isProblemCode(issue.message)) return coded(issue.message as PlainProblemCode, {});
  switch (issue.code) {
    case 'invalid_type':
      return codedTypeIssue(issue.expected, issue.input);
    case 'invalid_value': {
      const options = listed(issue.values);
      return issue.values.length === 1 ? coded('zod-value', { expected: options }) : coded('zod-option', { options });
    }
    case 'too_small':
      return codedTooSmallIssue(issue);
    case 'too_big':
      return codedTooBigIssue(issue);
    case 'invalid_format':
      return codedFormatIssue(issue);
    case 'not_multiple_of':
      return coded('zod-multiple-of', { divisor: issue.divisor });
    case 'unrecognized_keys': {
      const keys = listed(issue.keys);
      return issue.keys.length > 1 ? coded('zod-unknown-keys', { keys }) : coded('zod-unknown-key', { keys });
    }
    case 'invalid_key':
      return { code: 'zod-key' };
    case 'invalid_union':
      return codedUnionIssue(issue);
    default:
      return { code: 'zod-invalid' };
  }
}

/** The kinds of values that people are told of. */
const KINDS: Readonly<Record<string, IssueWithoutPath>> = {
  string: { code: 'zod-text' },
  number: { code: 'zod-number' },
  int: { code: 'zod-whole-number' },
  boolean: { code: 'zod-yes-or-no' },
  array: { code: 'zod-list' },
  object: { code: 'zod-object' },
  record: { code: 'zod-object' },
};

function codedTypeIssue(expected: string, input: unknown): IssueWithoutPath {
  if (input === undefined) return { code: 'zod-required' };
  return KINDS[expected] ?? { code: 'zod-invalid' };
}

function codedTooSmallIssue({ origin, minimum, inclusive, exact }: z.core.$ZodIssueTooSmall): IssueWithoutPath {
  if (!exact && inclusive && origin === 'string') return coded('zod-string-too-short', { minimum });
  if (!exact && inclusive && origin === 'array') return coded('zod-list-too-short', { minimum });
  if (!exact && origin === 'number')
    return inclusive ? coded('zod-number-too-small', { minimum }) : coded('zod-number-not-above', { minimum });
  return coded('zod-too-small', { bound: `${exact ? '=' : inclusive ? '≥' : '>'} ${minimum}` });
}

function codedTooBigIssue({ origin, maximum, inclusive, exact }: z.core.$ZodIssueTooBig): IssueWithoutPath {
  if (!exact && inclusive && origin === 'string') return coded('zod-string-too-long', { maximum });
  if (!exact && inclusive && origin === 'array') return coded('zod-list-too-long', { maximum });
  if (!exact && origin === 'number')
    return inclusive ? coded('zod-number-too-big', { maximum }) : coded('zod-number-not-below', { maximum });
  return coded('zod-too-big', { bound: `${exact ? '=' : inclusive ? '≤' : '<'} ${maximum}` });
}

const listed = (values: readonly unknown[]): string => values.map(String).join(', ');

const FORMATS: Record<string, string> = { datetime: 'ISO datetime', date: 'ISO date', time: 'ISO time' };

function codedFormatIssue({ format, pattern }: z.core.$ZodIssueInvalidStringFormat): IssueWithoutPath {
  if (format === 'email') return { code: 'zod-email' };
  if (format === 'url') return { code: 'zod-url' };
  if (format === 'uuid') return { code: 'zod-uuid' };
  if (format === 'regex') return coded('zod-pattern', { pattern: pattern ?? '' });
  return coded('zod-format', { format: FORMATS[format] ?? format });
}

/** What one of several forms allows, where all forms are values of a list: a filter takes one of them or several. */
function codedUnionIssue(issue: z.core.$ZodIssueInvalidUnion): IssueWithoutPath {
  const options = 'options' in issue && Array.isArray(issue.options) ? issue.options : [];
  if (options.length > 0) return coded('zod-discriminator', { options: listed(options) });
  const value = issue.errors.flat().find(({ code }) => code === 'invalid_value');
  return value ? codedIssue(value) : { code: 'zod-invalid' };
}
