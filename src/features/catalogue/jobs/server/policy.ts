/** Permissions on jobs and applications. */
import type { ApplicationStatus, EntryStatus } from '../contract.ts';

type Person = { id: string; staff: boolean };
/**
 * `applyUrl` is the employer's own page to apply at, `applyEmail` the confirmed address to which applications go; `employer`:
 * whether somebody at the company reads applications here.
 */
type JobFacts = {
  open: boolean;
  applyUrl: string | null;
  applyEmail: string | null;
  employer: boolean;
  applicationStatus: ApplicationStatus | null;
};
type ApplicationFacts = { userId: string; status: EntryStatus };

/** Visitors are offered the same actions as members and then asked to sign in. */
export const jobPolicy = {
  /** Here or by e-mail, also again after withdrawing. */
  apply: ({ open, applyUrl, applyEmail, employer, applicationStatus: status }: JobFacts) =>
    open && applyUrl === null && (employer || applyEmail !== null) && (status === null || status === 'withdrawn'),
};

/** The steps of an application, in order; each can be skipped. */
const STEPS: readonly ApplicationStatus[] = ['submitted', 'viewed', 'shortlisted', 'interview', 'offered'];
const FINAL: readonly EntryStatus[] = ['rejected', 'withdrawn'];

export const applicationPolicy = {
  withdraw: (viewer: Person | null, application: ApplicationFacts) =>
    viewer?.id === application.userId && application.status !== 'considering' && !FINAL.includes(application.status),
  /** Until the employer has opened it. */
  change: (viewer: Person | null, application: ApplicationFacts) =>
    viewer?.id === application.userId && application.status === 'submitted',
  /** An employer can only move an application forward, and can reject it until it is final. */
  canBecome: (from: ApplicationStatus, to: ApplicationStatus) =>
    !FINAL.includes(from) && (to === 'rejected' || STEPS.indexOf(to) > STEPS.indexOf(from)),
};
