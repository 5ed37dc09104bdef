/** Permissions on jobs and applications. */
import type { ApplicationStatus } from '../contract.ts';

type Person = { id: string; staff: boolean };
type JobFacts = { open: boolean; applicationId: string | null };
type ApplicationFacts = { userId: string; status: ApplicationStatus };

/** A visitor is offered the same as a member; signing in comes on the way. */
export const jobPolicy = {
  apply: (job: JobFacts) => job.open && job.applicationId === null,
};

/** How far an employer may come, in order; each step may be left out. */
const STEPS: readonly ApplicationStatus[] = ['submitted', 'viewed', 'shortlisted', 'interview', 'offered'];
const FINAL: readonly ApplicationStatus[] = ['rejected', 'withdrawn'];

export const applicationPolicy = {
  view: (viewer: Person | null, application: ApplicationFacts) =>
    viewer !== null && (viewer.id === application.userId || viewer.staff),
  withdraw: (viewer: Person | null, application: ApplicationFacts) =>
    viewer?.id === application.userId && !FINAL.includes(application.status),
  /** An employer goes forward only, and may decline until the end. */
  mayBecome: (from: ApplicationStatus, to: ApplicationStatus) =>
    !FINAL.includes(from) && (to === 'rejected' || STEPS.indexOf(to) > STEPS.indexOf(from)),
};
