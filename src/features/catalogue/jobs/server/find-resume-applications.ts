import { ownAdRows } from '#features/base/own-ads/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { EntryStatus } from '../contract.ts';

export type EntryTitle = {
  id: string;
  resumeId: string | null;
  status: EntryStatus;
  jobTitle: string;
  companyName: string;
  companySlug: string;
};

/** Entries with the titles of their jobs or own ads, newest first. */
const selectTitles = (ctx: Context) =>
  ctx.db
    .selectFrom('job_applications as entry')
    .leftJoin('jobs', 'jobs.id', 'entry.job_id')
    .leftJoin('companies', 'companies.id', 'jobs.company_id')
    .leftJoin(ownAdRows(ctx).as('own_ad'), 'own_ad.id', 'entry.own_ad_id')
    .select((eb) => [
      'entry.id',
      'entry.resume_id as resumeId',
      'entry.status',
      eb.fn.coalesce('jobs.title', 'own_ad.title').as('jobTitle'),
      eb.fn.coalesce('companies.name', 'own_ad.company_name').as('companyName'),
      eb.fn.coalesce('companies.slug', 'own_ad.company_name').as('companySlug'),
    ])
    .$narrowType<{ jobTitle: string; companyName: string; companySlug: string }>()
    .orderBy('entry.created_at', 'desc')
    .orderBy('entry.id');

/** The applications that were sent with any of these versions. Checks no permission. */
export async function findResumeApplications(ctx: Context, resumeIds: readonly string[]): Promise<EntryTitle[]> {
  if (resumeIds.length === 0) return [];
  return selectTitles(ctx).where('entry.resume_id', 'in', resumeIds).where('entry.status', '!=', 'considering').execute();
}

/** The titles of entries, by id. Checks no permission. */
export async function findEntryTitles(ctx: Context, ids: readonly string[]): Promise<ReadonlyMap<string, EntryTitle>> {
  if (ids.length === 0) return new Map();
  const rows = await selectTitles(ctx).where('entry.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}
