/** What an applicant may do in the correspondence about their application. */
import type { EntryStatus } from '#features/catalogue/jobs/contract.ts';

const ENDED: readonly EntryStatus[] = ['considering', 'withdrawn'];

export const correspondencePolicy = {
  /** Where somebody reads it, or somebody has written. */
  reply: ({ status, readsHere, hasMessages }: { status: EntryStatus; readsHere: boolean; hasMessages: boolean }) =>
    !ENDED.includes(status) && (readsHere || hasMessages),
  /** A report that is open, and somebody who reads it. */
  shareReport: ({ status, readsHere, hasReport }: { status: EntryStatus; readsHere: boolean; hasReport: boolean }) =>
    !ENDED.includes(status) && readsHere && hasReport,
};
