import type { Kind } from './queries.ts';

/** All types, in tab order. */
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
