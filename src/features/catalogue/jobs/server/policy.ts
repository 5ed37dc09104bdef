/** Permissions on jobs and applications. */
import type { ApplicationStatus } from '../contract.ts';

type Person = { id: string; staff: boolean };
type JobFacts = { open: boolean; applicationId: string | null };
type ApplicationFacts = { userId: string; status: ApplicationStatus };

/** Visitors are offered the same actions as members and then asked to sign in. */
export const jobPolicy = {
  apply: (job: JobFacts) => job.open && job.applicationId === null,
};

/** The steps of an application, in order; each can be skipped. */
const STEPS: readonly ApplicationStatus[] = ['submitted', 'viewed', 'shortlisted', 'interview', 'offered'];
const FINAL: readonly ApplicationStatus[] = ['rejected', 'withdrawn'];

export const applicationPolicy = {
  view: (viewer: Person | null, application: ApplicationFacts) =>
    viewer !== null && (viewer.id === application.userId || viewer.staff),
  withdraw: (viewer: Person | null, application: ApplicationFacts) =>
    viewer?.id === application.userId && !FINAL.includes(application.status),
  /** An employer can only move an application forward, and can reject it until it is final. */
  canBecome: (from: ApplicationStatus, to: ApplicationStatus) =>
    !FINAL.includes(from) && (to === 'rejected' || STEPS.indexOf(to) > STEPS.indexOf(from)),
};
