/** Applications for jobs, as support records what an employer said elsewhere. */
import * as z from 'zod';
import { Reason } from '#features/base/moderation/contract.ts';
import { ApplicationStatus } from '#features/catalogue/jobs/contract.ts';
import { AuditEntry } from '#features/operations/staff/contract.ts';
import { countedFeed, csv, cursor, document, find, resource, type Contract } from '#platform/contract/endpoint.ts';

const Id = z.object({ id: z.uuid() });

/** Without the letter, the answers and the résumé, which are for the employer. */
const applicationFields = {
  title: z.string(),
  company: z.object({ name: z.string(), slug: z.string() }),
  member: z.object({ name: z.string(), slug: z.string() }),
  status: ApplicationStatus,
  sent_at: z.string(),
};
export const JobApplicationItem = resource('staff_job_application', z.object(applicationFields));
export const StaffJobApplication = resource(
  'staff_job_application',
  z.object({
    ...applicationFields,
    /** What may be recorded. */
    next: z.array(ApplicationStatus),
    /** What staff did. */
    history: z.array(AuditEntry),
  }),
);

/** By default those that wait for the employer. */
const applicationFilter = { find, status: ApplicationStatus.optional() };
export type JobApplicationFilter = z.infer<z.ZodObject<typeof applicationFilter>>;

export const jobApplicationEndpoints = {
  'GET /api/staff/job_applications': {
    summary: 'Applications for jobs by applicant, job or company, by default those that wait, the oldest first; for support',
    query: z.object({ ...applicationFilter, cursor }),
    ok: countedFeed(JobApplicationItem),
    errors: [403, 404],
  },
  'GET /api/staff/job_applications/export': {
    summary: 'Applications for jobs as CSV; for support, with a sign-in within the last ten minutes',
    query: z.object(applicationFilter),
    ok: csv,
    errors: [401, 403, 404],
  },
  'GET /api/staff/job_applications/{id}': {
    summary: 'One application for a job, without what the applicant sent; for support',
    params: Id,
    ok: document(StaffJobApplication),
    errors: [403, 404],
  },
  'POST /api/staff/job_applications/{id}/status': {
    summary: 'Record what the employer decided; the applicant is told; 412 where somebody was faster; for support',
    auth: true,
    params: Id,
    body: { json: z.object({ from: ApplicationStatus, status: ApplicationStatus, reason: Reason }) },
    ok: document(StaffJobApplication),
    errors: [403, 404, 409, 412],
  },
} satisfies Contract;
