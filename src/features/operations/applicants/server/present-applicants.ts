import type { z } from 'zod';
import { m } from '#platform/messages/messages.js';
import type { ApplicantCard } from '../contract.ts';
import type { ApplicantRow } from './applicant-rows.ts';
import type { AuthorizedJob } from './authorize-job.ts';
import { hideIdentity } from './hide-identity.ts';
import { isHidden } from './load-applicant.ts';

const CODE_LENGTH = 5;

/** The name of an applicant, or a short code while the name is hidden. */
export const applicantName = (job: Pick<AuthorizedJob, 'hidesIdentities'>, row: ApplicantRow): string =>
  isHidden(job, row) ? m.applicants_hidden_name({ code: row.id.slice(0, CODE_LENGTH).toUpperCase() }) : row.name;

/** Presents an applicant for lists. */
export function presentCard(job: AuthorizedJob, row: ApplicantRow): z.input<typeof ApplicantCard> {
  const hidden = isHidden(job, row);
  return {
    id: row.id,
    type: 'applicant',
    attributes: {
      name: applicantName(job, row),
      hidden,
      headline: hidden ? hideIdentity(row.headline, row.name) : row.headline,
      location: row.location,
      work_months: row.work_months,
      stage: row.stage,
      rejection_due_at: row.rejection_due_at?.toISOString() ?? null,
      applied_at: row.created_at.toISOString(),
      since: row.since.toISOString(),
      notes: row.notes,
      unread: row.unread,
      report_shared: row.report_shared && !hidden,
      interview_at: row.interview_at?.toISOString() ?? null,
    },
  };
}
