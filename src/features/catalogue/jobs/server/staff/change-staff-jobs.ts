/** How staff change jobs. The caller has checked the permission, locked the job, and writes the audit entry. */
import { sql } from 'kysely';
import { parsePlace } from '#features/base/job-postings/server/index.ts';
import { correct } from '#platform/db/corrections.ts';
import type { Context } from '#platform/http/context.ts';
import type { RoleType, WorkMode } from '../../contract.ts';
import { joinPlaces } from '../publish-job.ts';
import type { StaffJob } from './list-staff-jobs.ts';

export type JobCorrection = {
  title: string;
  role_type: RoleType;
  work_mode: WorkMode;
  /** Each place as it is written: "Bengaluru, India". Undefined where they stay. */
  places: readonly string[] | undefined;
  /** A calendar day; null without one. */
  valid_until: string | null;
  apply_url: string | null;
};

/** Corrects facts of a job, which stay whatever its source states later; returns which. Its address does not change. */
export async function correctJob(ctx: Context, job: StaffJob, { places, ...facts }: JobCorrection): Promise<string[]> {
  const placed = places && { location: joinPlaces(places), places: places.map((place) => parsePlace(place)) };
  const { corrections, changed } = correct(job, job.corrections, { ...facts, ...placed });
  if (changed.length === 0) return changed;
  await ctx.db
    .updateTable('jobs')
    .set({ ...facts, corrections: JSON.stringify(corrections) })
    .$if(placed !== undefined, (query) =>
      query.set({ location: placed?.location ?? '', places: JSON.stringify(placed?.places ?? []) }),
    )
    .where('id', '=', job.id)
    .execute();
  await ctx.publish('job.changed', { jobId: job.id, change: 'changed' });
  return changed;
}

/** Publishes a job again that staff took off the site; one that was closed before stays closed. */
export async function showJob(ctx: Context, id: string): Promise<void> {
  await ctx.db
    .updateTable('jobs')
    .set({ hidden_at: null, closed_at: sql<Date | null>`case when closed_at = hidden_at then null else closed_at end` })
    .where('id', '=', id)
    .execute();
  await ctx.enqueue('jobs.count', {});
  await ctx.publish('job.changed', { jobId: id, change: 'published' });
}

/** Deletes a job that nobody has applied for or scored. */
export async function deleteJob(ctx: Context, id: string): Promise<void> {
  await ctx.db.deleteFrom('jobs').where('id', '=', id).execute();
  await ctx.enqueue('jobs.count', {});
}
