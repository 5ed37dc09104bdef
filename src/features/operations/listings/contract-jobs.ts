/** Jobs as editors see and correct them. */
import * as z from 'zod';
import { RoleType, WorkMode } from '#features/catalogue/jobs/contract.ts';
import { resource } from '#platform/contract/endpoint.ts';
import { issueCode } from '#platform/contract/problem.ts';
import { paneFields, WebAddress } from './contract-parts.ts';

export const JobState = z.enum(['open', 'closed', 'unpublished']);
/** Who writes it: its company here, a source, or the demo. */
export const JobOrigin = z.enum(['employer', 'source', 'catalogue']);

const jobFields = {
  title: z.string(),
  slug: z.string(),
  company: z.object({ id: z.string(), name: z.string(), slug: z.string() }),
  location: z.string(),
  posted_on: z.string(),
  valid_until: z.string().nullable(),
  origin: JobOrigin,
  state: JobState,
  /** Members who applied for it, or only scored it. */
  entries: z.number().int(),
};
export const JobItem = resource('staff_job', z.object(jobFields));
export const StaffJob = resource(
  'staff_job',
  z.object({
    ...jobFields,
    ...paneFields,
    role_type: RoleType,
    work_mode: WorkMode,
    places: z.array(z.string()),
    /** Null where one does not apply at a page of the employer. */
    apply_url: z.string().nullable(),
    /** The source that lists it. */
    source: z.object({ id: z.string(), name: z.string() }).nullable(),
    /** Why staff cannot do more with it: a report took it down, or its company is not on the site. */
    kept_off: z.enum(['report', 'company']).nullable(),
  }),
);

/** What editors correct of a job. */
export const JobFacts = {
  title: z.string().trim().min(1, issueCode('job-title-required')).max(200),
  role_type: RoleType,
  work_mode: WorkMode,
  places: z.array(z.string().trim().min(1).max(160)).min(1, issueCode('job-places-required')).max(20),
  valid_until: z.union([z.literal(''), z.iso.date(issueCode('listing-day-invalid'))]).default(''),
  apply_url: WebAddress.default(''),
};
