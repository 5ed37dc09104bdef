/** What a payer contests of a purchase: a part that is wrong, or a refund they ask for; staff answer it once. */
import * as z from 'zod';
import { issueCode } from '#platform/contract/problem.ts';

/** What is wrong with what was bought, as its product names it, or that the payer asks for the money back. */
export const ContestSubject = z.enum([
  'resume',
  'ad',
  'rows',
  'points',
  'steps',
  'resources',
  'time',
  'missing',
  'other',
  'refund',
]);
export type ContestSubject = z.infer<typeof ContestSubject>;

/** How staff may answer. */
export const ContestAnswer = z.enum(['refunded', 'mended', 'declined']);
export type ContestAnswer = z.infer<typeof ContestAnswer>;
export const ContestOutcome = z.enum([...ContestAnswer.options, 'withdrawn']);
export type ContestOutcome = z.infer<typeof ContestOutcome>;

export const ContestInput = z.object({
  about: ContestSubject,
  text: z.string().trim().min(10, issueCode('contest-too-short')).max(2000, issueCode('contest-too-long')),
});

/** A contest as its payer sees it; `outcome` is null while it waits. */
export const Contest = z.object({
  about: ContestSubject,
  text: z.string(),
  at: z.string(),
  outcome: ContestOutcome.nullable(),
  answer: z.string(),
  answered_at: z.string().nullable(),
});
