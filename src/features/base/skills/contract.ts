/** The fields that every contract with learning resources has in common. */
import * as z from 'zod';

export const resourceFields = {
  url: z.string(),
  provider: z.string(),
  level: z.string(),
  language: z.string(),
  hours: z.number(),
  cost: z.string(),
  /** The day its link was last checked; null before the first check. */
  checked_on: z.string().nullable(),
};

/** What members learn with and can report a mistake in. */
export const MistakeKind = z.enum(['question', 'resource', 'work']);
export type MistakeKind = z.infer<typeof MistakeKind>;

/** What can be wrong with a resource, and with a question or a piece of work. */
export const ResourceMistake = z.enum(['gone', 'paywall', 'other-content', 'poor']);
export const TextMistake = z.enum(['wrong-answer', 'unclear', 'outdated', 'other']);
export type MistakeReason = z.infer<typeof ResourceMistake> | z.infer<typeof TextMistake>;

export const MistakeOutcome = z.enum(['corrected', 'dropped', 'no-mistake']);
export type MistakeOutcome = z.infer<typeof MistakeOutcome>;

const MAX_WORDS = 1000;
/** What a member adds in their own words. */
export const MistakeWords = z.string().trim().max(MAX_WORDS).default('');
