import { applicationPolicy } from '#features/catalogue/jobs/server/index.ts';
import { findAuditEntries } from '#features/operations/staff/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import { findSentApplication, type SentJobApplication } from './select-job-applications.ts';

/** What an employer may decide. */
const DECISIONS = ['viewed', 'shortlisted', 'interview', 'offered', 'rejected'] as const;

export const presentApplicationItem = ({
  id,
  title,
  company,
  companySlug,
  name,
  slug,
  status,
  created_at,
}: SentJobApplication) => ({
  id,
  type: 'staff_job_application' as const,
  attributes: {
    title,
    company: { name: company, slug: companySlug },
    member: { name, slug },
    status,
    sent_at: created_at.toISOString(),
  },
});

/** One application with what may be recorded and what staff did; 404 for an unknown one. */
export async function presentJobApplication(ctx: Context, id: string) {
  const row = await findSentApplication(ctx, id);
  if (!row) throw notFound('application');
  const item = presentApplicationItem(row);
  const next = DECISIONS.filter((status) => applicationPolicy.canBecome(row.status, status));
  const history = await findAuditEntries(ctx, { type: 'job_application', id });
  return { data: { ...item, attributes: { ...item.attributes, next, history } } };
}
