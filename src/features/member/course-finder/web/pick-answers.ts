import { pickSearch } from '#platform/browser/pick-search.ts';
import type { AnswersSearch } from './answers-search.ts';

/** The answers as they stand in the address; `parseAnswers` says which are valid. */
export const pickAnswers = (search: Record<string, unknown>): AnswersSearch =>
  pickSearch<AnswersSearch>(search, ['level', 'topics', 'goal', 'hours', 'budget', 'format']);
