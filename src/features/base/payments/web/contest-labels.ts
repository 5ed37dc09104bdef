import { m } from '#platform/messages/messages.js';
import type { Purchase } from './queries.ts';

type Contest = NonNullable<Purchase['attributes']['contest']>;
export type ContestSubject = Contest['about'];

const SUBJECTS: Record<ContestSubject, () => string> = {
  resume: m.payments_contest_resume,
  ad: m.payments_contest_ad,
  rows: m.payments_contest_rows,
  points: m.payments_contest_points,
  steps: m.payments_contest_steps,
  resources: m.payments_contest_resources,
  time: m.payments_contest_time,
  missing: m.payments_contest_missing,
  other: m.payments_contest_other,
  refund: m.payments_contest_refund,
};

export const CONTEST_SUBJECTS = Object.keys(SUBJECTS) as ContestSubject[];

/** What is contested, in words. */
export const contestSubjectLabel = (about: ContestSubject): string => SUBJECTS[about]();

export const CONTEST_STATES = {
  waiting: { label: m.payments_contest_waits, tone: 'warn' },
  refunded: { label: m.payments_contest_refunded, tone: 'good' },
  mended: { label: m.payments_contest_mended, tone: 'good' },
  declined: { label: m.payments_contest_declined, tone: 'bad' },
  withdrawn: { label: m.payments_contest_withdrawn, tone: 'neutral' },
} as const;
