import { sql } from 'kysely';
import { enqueuePopularityChanges, type Popularity } from '#features/base/search/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { insightPopularity } from './find-insights-to-search.ts';
import { updateListings } from './update-listings.ts';

const BATCH_SIZE = 500;

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'insights.rank': Record<string, never>;
  }
}

/** Queues cards whose engagement changed, so that their rank is updated soon. Does not wait for concurrent changes. */
export async function touchInsights(ctx: Context, slugs: readonly string[]): Promise<void> {
  await sql`insert into insight_stirs (slug) select unnest(${slugs}::text[])`.execute(ctx.db);
}

/** Updates the rank of the queued cards. */
export async function rankInsights(ctx: Context): Promise<void> {
  let processed = BATCH_SIZE;
  while (processed === BATCH_SIZE) {
    processed = await ctx.inTransaction(async (trx) => {
      const { rows } = await sql<{ slug: string }>`
        delete from insight_stirs where id in (select id from insight_stirs order by id limit ${BATCH_SIZE} for update skip locked)
        returning slug`.execute(trx.db);
      const popularities = new Map<string, Popularity>();
      for (const slug of new Set(rows.map((row) => row.slug).toSorted())) {
        const listed = await updateListings(trx, slug);
        if (listed) popularities.set(slug, insightPopularity(listed.points, listed.publishedAt));
      }
      await enqueuePopularityChanges(trx, 'insight', popularities);
      return rows.length;
    });
  }
}
