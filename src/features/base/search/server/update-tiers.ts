import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { SearchKind } from '../contract.ts';

/** The size of the first tier, and of the first two together. */
export const TIER_SIZES = [4000, 64_000] as const;
const BATCH_SIZE = 2000;

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'search.tiers': Record<string, never>;
  }
}

/** Moves the most popular items of each type into the first tiers, and others out. */
export async function updateTiers(ctx: Context, sizes: readonly [number, number] = TIER_SIZES): Promise<void> {
  for (const kind of SearchKind.options) {
    for (const [tier, size] of sizes.entries()) await storeThreshold(ctx, kind, tier, size);
    let moved = BATCH_SIZE;
    while (moved === BATCH_SIZE) moved = await moveBatch(ctx, kind);
  }
}

async function storeThreshold(ctx: Context, kind: SearchKind, tier: number, size: number): Promise<void> {
  const { rows } = await sql<{ hot: number; id: number }>`
    select hot, id from search_docs where kind = ${kind} order by hot desc, id desc offset ${size - 1} limit 1`.execute(ctx.db);
  const last = rows[0];
  if (!last) await ctx.db.deleteFrom('search_tiers').where('kind', '=', kind).where('tier', '=', tier).execute();
  else
    await ctx.db
      .insertInto('search_tiers')
      .values({ kind, tier, hot: last.hot, doc_id: last.id })
      .onConflict((conflict) => conflict.columns(['kind', 'tier']).doUpdateSet({ hot: last.hot, doc_id: last.id }))
      .execute();
}

/** Moves a batch of items in the wrong tier, found by index. Returns how many. */
async function moveBatch(ctx: Context, kind: SearchKind): Promise<number> {
  const thresholds = await ctx.db.selectFrom('search_tiers').select(['tier', 'hot', 'doc_id']).where('kind', '=', kind).execute();
  const threshold = (tier: number) => {
    const row = thresholds.find((candidate) => candidate.tier === tier);
    return row ? sql`(${row.hot}::real, ${row.doc_id}::bigint)` : sql`('-infinity'::real, 0::bigint)`;
  };
  const [first, second] = [threshold(0), threshold(1)];
  const { numAffectedRows = 0n } = await sql`
    update search_docs set tier = misplaced.target from (
      (select id, 0 as target from search_docs where kind = ${kind} and (hot, id) >= ${first} and tier <> 0 limit ${BATCH_SIZE})
      union all
      (select id, 1 from search_docs where kind = ${kind} and (hot, id) < ${first} and (hot, id) >= ${second} and tier <> 1 limit ${BATCH_SIZE})
      union all
      (select id, 2 from search_docs where kind = ${kind} and tier < 2 and (hot, id) < ${second} limit ${BATCH_SIZE})
      limit ${BATCH_SIZE}
    ) as misplaced where search_docs.id = misplaced.id`.execute(ctx.db);
  return Number(numAffectedRows);
}
