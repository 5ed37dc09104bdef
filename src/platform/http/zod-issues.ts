/** What a schema refused, as codes: the schema's own where a contract names one, else those of zod's kinds of issues. */
import * as z from 'zod';
import type { CodedIssue, PlainProblemCode, ProblemCode, ProblemParams } from '#platform/contract/problem.ts';
import { isProblemCode } from './localize-problem.ts';

const MAX_ISSUES = 20;

type Issue = z.core.$ZodIssue;
type Unplaced = CodedIssue extends infer One ? (One extends CodedIssue ? Omit<One, 'path'> : never) : never;
const coded = <Code extends ProblemCode>(code: Code, params: ProblemParams<Code>) => ({ code, params }) as unknown as Unplaced;

/** The issues of a failed parse; they need `reportInput`, which `safeParse` below sets. */
export const issuesOf = (error: z.core.$ZodError): CodedIssue[] =>
  error.issues.slice(0, MAX_ISSUES).map((issue) => ({ ...codeOf(issue), path: issue.path.join('.') }) as CodedIssue);

/** Parses so that the issues know what was given. */
export const safeParse = <Schema extends z.core.$ZodType>(schema: Schema, value: unknown) =>
  z.safeParse(schema, value, { reportInput: true });

function codeOf(issue: Issue): Unplaced {
  if (isProblemCode(issue.message)) return coded(issue.message as PlainProblemCode, {});
  switch (issue.code) {
    case 'invalid_type':
      return codeOfType(issue.expected, issue.input);
    case 'invalid_value': {
      const options = z.core.util.joinValues(issue.values, '|');
      return issue.values.length === 1 ? coded('zod-value', { expected: options }) : coded('zod-option', { options });
    }
    case 'too_small':
      return codeOfTooSmall(issue);
    case 'too_big':
      return codeOfTooBig(issue);
    case 'invalid_format':
      return codeOfFormat(issue);
    case 'not_multiple_of':
      return coded('zod-multiple-of', { divisor: issue.divisor });
    case 'unrecognized_keys': {
      const keys = z.core.util.joinValues(issue.keys, ', ');
      return issue.keys.length > 1 ? coded('zod-unknown-keys', { keys }) : coded('zod-unknown-key', { keys });
    }
    case 'invalid_key':
      return coded('zod-key', { origin: issue.origin });
    case 'invalid_union':
      return codeOfUnion(issue);
    default:
      return { code: 'zod-invalid' };
  }
}

function codeOfType(expected: string, input: unknown): Unplaced {
  if (input === undefined) return coded('zod-required', { expected });
  const notFinite = typeof input === 'number' && !Number.isFinite(input);
  return coded('zod-type', { expected, received: notFinite ? String(input) : z.core.util.parsedType(input) });
}

const UNITS: Record<string, string> = { string: 'characters', file: 'bytes', array: 'items', set: 'items', map: 'entries' };

/** What a limit asks for where no sentence of its own stands in the catalogue. */
function boundOf(origin: string, sign: string, limit: number | bigint): string {
  const unit = UNITS[origin];
  return unit ? `have ${sign}${limit} ${unit}` : `be ${sign}${limit}`;
}

function codeOfTooSmall({ origin, minimum, inclusive, exact }: z.core.$ZodIssueTooSmall): Unplaced {
  if (!exact && inclusive && origin === 'string') return coded('zod-string-too-short', { minimum });
  if (!exact && inclusive && origin === 'array') return coded('zod-list-too-short', { minimum });
  if (!exact && origin === 'number')
    return inclusive ? coded('zod-number-too-small', { minimum }) : coded('zod-number-not-above', { minimum });
  return coded('zod-too-small', { origin, bound: boundOf(origin, exact ? 'exactly ' : inclusive ? '>=' : '>', minimum) });
}

function codeOfTooBig({ origin, maximum, inclusive, exact }: z.core.$ZodIssueTooBig): Unplaced {
  if (!exact && inclusive && origin === 'string') return coded('zod-string-too-long', { maximum });
  if (!exact && inclusive && origin === 'array') return coded('zod-list-too-long', { maximum });
  if (!exact && origin === 'number')
    return inclusive ? coded('zod-number-too-big', { maximum }) : coded('zod-number-not-below', { maximum });
  return coded('zod-too-big', { origin, bound: boundOf(origin, exact ? 'exactly ' : inclusive ? '<=' : '<', maximum) });
}

const FORMATS: Record<string, string> = { datetime: 'ISO datetime', date: 'ISO date', time: 'ISO time' };

function codeOfFormat({ format, pattern }: z.core.$ZodIssueInvalidStringFormat): Unplaced {
  if (format === 'email') return { code: 'zod-email' };
  if (format === 'url') return { code: 'zod-url' };
  if (format === 'uuid') return { code: 'zod-uuid' };
  if (format === 'regex') return coded('zod-pattern', { pattern: pattern ?? '' });
  return coded('zod-format', { format: FORMATS[format] ?? format });
}

function codeOfUnion(issue: z.core.$ZodIssueInvalidUnion): Unplaced {
  const options = 'options' in issue && Array.isArray(issue.options) ? issue.options : [];
  if (options.length === 0) return { code: 'zod-invalid' };
  return coded('zod-discriminator', { options: options.map((option) => `'${String(option)}'`).join(' | ') });
}
