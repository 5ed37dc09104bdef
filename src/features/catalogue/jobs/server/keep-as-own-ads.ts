import { addOwnAd, type OwnAd } from '#features/base/own-ads/server/index.ts';
import type { Context } from '#platform/http/context.ts';

/** An entry that moved from a job to an own ad. */
export type MovedEntry = { userId: string; jobId: string; ownAdId: string };

/**
 * Turns the entries of jobs that are about to be deleted into private ones: the ad becomes the member's own, and score, report,
 * plan and purchases stay with it. A sent application is only considered afterwards, because its employer is gone. Checks no
 * permission.
 */
export async function keepAsOwnAds(ctx: Context, jobIds: readonly string[]): Promise<MovedEntry[]> {
  const entries = await ctx.db
    .selectFrom('job_applications as entry')
    .innerJoin('jobs', 'jobs.id', 'entry.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['entry.id', 'entry.user_id', 'entry.file_key', 'jobs.id as job_id', 'companies.name as company_name'])
    .select(['jobs.title', 'jobs.location', 'jobs.work_mode', 'jobs.valid_until', 'jobs.description'])
    .where('jobs.id', 'in', [...jobIds])
    .forUpdate('entry')
    .execute();
  const moved: MovedEntry[] = [];
  for (const { id, user_id, file_key, job_id, ...ad } of entries) {
    const { id: ownAdId } = await addDistinctAd(ctx, user_id, ad);
    await ctx.db
      .updateTable('job_applications')
      .set({ job_id: null, own_ad_id: ownAdId, status: 'considering', cover_letter: '', answers: '[]', withdrawn_at: null })
      .set({ file_key: null, file_name: null, file_kind: null, file_bytes: null })
      .where('id', '=', id)
      .execute();
    if (file_key !== null) await ctx.enqueue('files.remove', { keys: [file_key] });
    moved.push({ userId: user_id, jobId: job_id, ownAdId });
  }
  return moved;
}

type Ad = Pick<OwnAd, 'title' | 'company_name' | 'location' | 'work_mode' | 'valid_until' | 'description'>;

/** A member who has brought the same text already gets a second ad, which names the company in its last line. */
async function addDistinctAd(ctx: Context, userId: string, ad: Ad): Promise<OwnAd> {
  const owner = { user_id: userId, visitor_id: null };
  const brought = { ...ad, source: 'text', url: '', pay: '', original: ad.description } as const;
  const first = await addOwnAd(ctx, owner, brought);
  if (first.isNew) return first.ad;
  const description = `${ad.description}\n\n${ad.company_name}, ${ctx.clock.now().toISOString()}`;
  return (await addOwnAd(ctx, owner, { ...brought, description, original: description })).ad;
}
