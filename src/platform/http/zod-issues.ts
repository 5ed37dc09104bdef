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
      const options = z.core.util.joinValues(issue.values, '|');
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
      const keys = z.core.util.joinValues(issue.keys, ', ');
      return issue.keys.length > 1 ? coded('zod-unknown-keys', { keys }) : coded('zod-unknown-key', { keys });
    }
    case 'invalid_key':
      return coded('zod-key', { origin: issue.origin });
    case 'invalid_union':
      return codedUnionIssue(issue);
    default:
      return { code: 'zod-invalid' };
  }
}

function codedTypeIssue(expected: string, input: unknown): IssueWithoutPath {
  if (input === undefined) return coded('zod-required', { expected });
  const notFinite = typeof input === 'number' && !Number.isFinite(input);
  return coded('zod-type', { expected, received: notFinite ? String(input) : z.core.util.parsedType(input) });
}

const UNITS: Record<string, string> = { string: 'characters', file: 'bytes', array: 'items', set: 'items', map: 'entries' };

/** Describes a limit for which there is no separate message. */
function describeBound(origin: string, sign: string, limit: number | bigint): string {
  const unit = UNITS[origin];
  return unit ? `have ${sign}${limit} ${unit}` : `be ${sign}${limit}`;
}

function codedTooSmallIssue({ origin, minimum, inclusive, exact }: z.core.$ZodIssueTooSmall): IssueWithoutPath {
  if (!exact && inclusive && origin === 'string') return coded('zod-string-too-short', { minimum });
  if (!exact && inclusive && origin === 'array') return coded('zod-list-too-short', { minimum });
  if (!exact && origin === 'number')
    return inclusive ? coded('zod-number-too-small', { minimum }) : coded('zod-number-not-above', { minimum });
  return coded('zod-too-small', { origin, bound: describeBound(origin, exact ? 'exactly ' : inclusive ? '>=' : '>', minimum) });
}

function codedTooBigIssue({ origin, maximum, inclusive, exact }: z.core.$ZodIssueTooBig): IssueWithoutPath {
  if (!exact && inclusive && origin === 'string') return coded('zod-string-too-long', { maximum });
  if (!exact && inclusive && origin === 'array') return coded('zod-list-too-long', { maximum });
  if (!exact && origin === 'number')
    return inclusive ? coded('zod-number-too-big', { maximum }) : coded('zod-number-not-below', { maximum });
  return coded('zod-too-big', { origin, bound: describeBound(origin, exact ? 'exactly ' : inclusive ? '<=' : '<', maximum) });
}

const FORMATS: Record<string, string> = { datetime: 'ISO datetime', date: 'ISO date', time: 'ISO time' };

function codedFormatIssue({ format, pattern }: z.core.$ZodIssueInvalidStringFormat): IssueWithoutPath {
  if (format === 'email') return { code: 'zod-email' };
  if (format === 'url') return { code: 'zod-url' };
  if (format === 'uuid') return { code: 'zod-uuid' };
  if (format === 'regex') return coded('zod-pattern', { pattern: pattern ?? '' });
  return coded('zod-format', { format: FORMATS[format] ?? format });
}

function codedUnionIssue(issue: z.core.$ZodIssueInvalidUnion): IssueWithoutPath {
  const options = 'options' in issue && Array.isArray(issue.options) ? issue.options : [];
  if (options.length === 0) return { code: 'zod-invalid' };
  return coded('zod-discriminator', { options: options.map((option) => `'${String(option)}'`).join(' | ') });
}
