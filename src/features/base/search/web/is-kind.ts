import type { Kind } from './queries.ts';

/** The types with a tab and a page of results, in tab order; articles have neither. */
export const KINDS: readonly Kind[] = [
  'job',
  'course',
  'insight',
  'skill',
  'user',
  'board',
  'company',
  'university',
  'community',
  'question',
];

export const isKind = (name: string): name is Kind => KINDS.some((kind) => kind === name);
