import type { Kind } from './queries.ts';

/** The types in the order of their tabs; each has a page of results. */
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
  'article',
];

export const isKind = (name: string): name is Kind => KINDS.some((kind) => kind === name);
