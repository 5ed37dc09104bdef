import { isTakenDown } from '#features/base/moderation/server/index.ts';
import { findStaffJob, originOf, type StaffJob } from '#features/catalogue/jobs/server/index.ts';
import { findSourceOfJob } from '#features/operations/sources/server/index.ts';
import { findAuditEntries } from '#features/operations/staff/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import { checkVersion, versionOf } from './change-listing.ts';
import { presentCorrections } from './present-corrections.ts';

const MAX_ENTRIES = 20;

export const placeTexts = ({ places }: Pick<StaffJob, 'places'>): string[] =>
  places.map(({ locality, region, country }) => [locality, region, country].filter(Boolean).join(', ')).filter(Boolean);

function stateOf({ hidden_at, open }: StaffJob) {
  if (hidden_at) return 'unpublished' as const;
  return open ? ('open' as const) : ('closed' as const);
}

/** What a change of a job names as its version. */
function jobVersion(job: StaffJob): string {
  const { title, role_type, work_mode, location, places, valid_until, apply_url } = job;
  return versionOf({ title, role_type, work_mode, location, places, valid_until, apply_url, hidden: job.hidden_at !== null });
}

const jobFields = (row: StaffJob) => ({
  title: row.title,
  slug: row.slug,
  company: { id: row.company_id, name: row.company_name, slug: row.company_slug },
  location: row.location,
  posted_on: row.posted_on,
  valid_until: row.valid_until,
  origin: originOf(row.source),
  state: stateOf(row),
  entries: row.entries,
});

export const presentJobItem = (row: StaffJob) => ({ id: row.id, type: 'staff_job' as const, attributes: jobFields(row) });

/** Locks a job for a change. 404 for an unknown one, 412 where a colleague was faster. */
export async function lockJob(ctx: Context, id: string, version: string): Promise<StaffJob> {
  const row = await findStaffJob(ctx, id, { isLocked: true });
  if (!row) throw notFound('job');
  checkVersion(jobVersion(row), version);
  return row;
}

/** Why an unpublished job is not for staff to publish here; null where it is. */
export async function whyKeptOff(ctx: Context, { id, hidden_at, company_hidden_at }: StaffJob) {
  if (!hidden_at) return null;
  if (await isTakenDown(ctx, { type: 'job', id })) return 'report' as const;
  return company_hidden_at ? ('company' as const) : null;
}

/** One job with its history; 404 for an unknown one. */
export async function presentJob(ctx: Context, id: string) {
  const row = await findStaffJob(ctx, id);
  if (!row) throw notFound('job');
  const [source, keptOff, history] = await Promise.all([
    findSourceOfJob(ctx, id),
    whyKeptOff(ctx, row),
    findAuditEntries(ctx, { type: 'job', id }, MAX_ENTRIES),
  ]);
  const isOurs = originOf(row.source) !== 'employer';
  return {
    data: {
      id,
      type: 'staff_job' as const,
      attributes: {
        ...jobFields(row),
        version: jobVersion(row),
        role_type: row.role_type,
        work_mode: row.work_mode,
        places: placeTexts(row),
        apply_url: row.apply_url,
        source: source ?? null,
        kept_off: keptOff,
        corrected: presentCorrections(row.corrections),
        history,
        can: { edit: isOurs, publish: keptOff === null, merge: false, delete: isOurs && !source && row.entries === 0 },
      },
    },
  };
}
