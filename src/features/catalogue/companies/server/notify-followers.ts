/** Notifies followers of companies about new jobs, once per import. */
import { reactionRows } from '#features/base/reactions/server/index.ts';
import { sql } from 'kysely';
import type { PublishedJobs } from '#features/catalogue/jobs/server/index.ts';
import { notify } from '#features/base/notifications/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { COMPANY } from './present-companies.ts';

const BATCH_SIZE = 200;
const BEFORE_FIRST_ID = '00000000-0000-0000-0000-000000000000';

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    /** `after` is the last notified member. */
    'companies.notify-followers': PublishedJobs & { after: string };
  }
}

/** Queues the notifications about new jobs; companies without followers are skipped. */
export async function queueJobNotifications(ctx: Context, { run, companies }: PublishedJobs): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select company as id from unnest(${companies.map(({ id }) => id)}::text[]) as company
    where exists (
      select from ${reactionRows(ctx)} as follows where object_type = ${COMPANY} and object_id = company and verb = 'follow')`.execute(
    ctx.db,
  );
  const followed = new Set(rows.map(({ id }) => id));
  if (followed.size === 0) return;
  await ctx.enqueue('companies.notify-followers', {
    run,
    companies: companies.filter(({ id }) => followed.has(id)),
    after: BEFORE_FIRST_ID,
  });
}

/** Notifies the next batch of followers and queues the batch after it; idempotent. */
export async function notifyFollowersOfJobs(
  ctx: Context,
  { run, companies, after }: PublishedJobs & { after: string },
): Promise<void> {
  await ctx.inTransaction(async (trx) => {
    const followers = await sql<{ user_id: string; ids: string[] }>`
      select user_id, array_agg(object_id) as ids from ${reactionRows(trx)} as follows
      where object_type = ${COMPANY} and object_id = any(${companies.map(({ id }) => id)}::text[]) and verb = 'follow'
        and user_id > ${after}::uuid
      group by user_id order by user_id limit ${BATCH_SIZE}`.execute(trx.db);
    for (const { user_id, ids } of followers.rows) {
      const followedCompanies = companies.filter(({ id }) => ids.includes(id));
      await notify(trx, {
        userId: user_id,
        kind: 'company-jobs',
        dedupeKey: `company-jobs:${run}`,
        ...buildNotification(followedCompanies),
      });
    }
    const last = followers.rows.at(-1)?.user_id;
    if (followers.rows.length === BATCH_SIZE && last)
      await trx.enqueue('companies.notify-followers', { run, companies, after: last });
  });
}

/** The parameters of the notification, and its target page. */
function buildNotification(companies: PublishedJobs['companies']) {
  const [first, ...others] = companies.toSorted((a, b) => b.added - a.added);
  const count = companies.reduce((sum, { added }) => sum + added, 0);
  const facts = { company: first?.name ?? '', count: String(count), others: String(others.length) };
  if (others.length > 0) return { facts, url: '/companies?following=true' };
  if (count > 1) return { facts, url: `/company/${first?.slug}` };
  return { facts: { ...facts, job: first?.title ?? '' }, url: `/jobs-apprenticeships/${first?.slug}/${first?.jobSlug}` };
}
