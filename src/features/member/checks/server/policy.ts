/** When a check can be tried, and who may do what with an attempt or a piece of work. Pure: no database, no HTTP. */
import type { Viewer } from '#platform/http/context.ts';

const DAY_MS = 86_400_000;

type AttemptFacts = { userId: string };
type WorkFacts = { userId: string; kept: boolean; inPublicShowcase: boolean };

export const checkPolicy = {
  answer: (viewer: Viewer, attempt: AttemptFacts) => viewer.id === attempt.userId,
  openWork: (viewer: Viewer | null, work: WorkFacts) => viewer?.id === work.userId || (work.kept && work.inPublicShowcase),
};

/** The moment from which a check can be tried again: a day after an attempt that did not pass. */
export const nextAttemptAt = (finishedAt: Date): Date => new Date(finishedAt.getTime() + DAY_MS);
