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
  'topic',
  'question',
  'article',
  'page',
];

export const isKind = (name: string): name is Kind => KINDS.some((kind) => kind === name);

export type SavableKind = Exclude<Kind, 'topic' | 'page'>;

/** Topics have followers instead, and nothing new is found among pages. */
export const isSavable = (kind: Kind): kind is SavableKind => kind !== 'topic' && kind !== 'page';
