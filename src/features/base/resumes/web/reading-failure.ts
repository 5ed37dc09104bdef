import { m } from '#platform/messages/messages.js';
import type { ListedResume } from './queries.ts';

type Failure = NonNullable<ListedResume['attributes']['failure']>;

const TEXTS: Record<Failure, () => string> = {
  scanned: m.resumes_failed_scanned,
  encrypted: m.resumes_failed_encrypted,
  broken: m.resumes_failed_broken,
  empty: m.resumes_failed_empty,
  too_long: m.resumes_failed_too_long,
  missing: m.resumes_failed_missing,
  interrupted: m.resumes_failed_interrupted,
};

/** Why a version could not be read, and what to do. */
export const readingFailure = (failure: Failure): string => TEXTS[failure]();
