/** The viewer's job preferences, from applications, saved jobs and followed topics. */
import { sql } from 'kysely';
import { addPreference, findDismissed, loadTaste, type TasteProfile } from '#features/base/ranking/server/index.ts';
import type { Context } from '#platform/http/context.ts';

const MAX_RECENT_JOBS = 40;
const WEIGHTS = { applied: 3, saved: 2 };

/**
 * The fields that the viewer follows, and those of recent applications and saved jobs, whose reason names the field. Skills are
 * left to those who read the ads.
 */
export async function loadJobPreferences(ctx: Context): Promise<TasteProfile> {
  const taste = await loadTaste(ctx);
  if (!ctx.viewer) return taste;
  const { rows } = await sql<{ family: string; kind: 'applied' | 'saved'; times: number }>`
    select jobs.family, history.kind, count(*)::int as times from (
      (select job_id, 'applied' as kind from job_applications where user_id = ${ctx.viewer.id} and job_id is not null order by created_at desc limit ${MAX_RECENT_JOBS})
      union all
      (select job_id, 'saved' from saved_jobs where user_id = ${ctx.viewer.id} order by created_at desc limit ${MAX_RECENT_JOBS})
    ) as history join jobs on jobs.id = history.job_id
    where jobs.family <> '' group by 1, 2`.execute(ctx.db);
  for (const { family, kind, times } of rows)
    addPreference(taste.families, family, { weight: WEIGHTS[kind] * times, reason: { kind, subject: family } });
  return taste;
}

/** The numbers of jobs that the viewer dismissed, by field and by employer. */
export async function loadDislikes(ctx: Context) {
  const dislikes = { families: new Map<string, number>(), companies: new Map<string, number>() };
  const dismissed = await findDismissed(ctx, 'job');
  if (dismissed.length === 0) return dislikes;
  const rows = await ctx.db.selectFrom('jobs').select(['family', 'company_id']).where('id', 'in', dismissed).execute();
  for (const { family, company_id } of rows) {
    dislikes.families.set(family, (dislikes.families.get(family) ?? 0) + 1);
    dislikes.companies.set(company_id, (dislikes.companies.get(company_id) ?? 0) + 1);
  }
  return dislikes;
}
