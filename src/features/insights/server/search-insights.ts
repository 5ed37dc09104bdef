import { sql, type RawBuilder } from 'kysely';
import { pageMeta } from '#platform/contract/pagination.ts';
import type { Context } from '#platform/server/context.ts';
import type { UseCase } from '#platform/server/http.ts';
import { ALL, type Listed } from './listings.ts';
import { presentListed } from './present-cards.ts';

/** The liveliest cards that hold the words; only they are put in order, so that a frequent word costs no more than a rare one. */
const CANDIDATES = 300;
/** How much a rank by words counts against liveliness, which grows by one in 30 days. */
const WORDS_WEIGHT = 12;

/** Cards that hold all the words, the best first: in the title and hashtags before the summary and the text. */
export const searchInsights: UseCase<'GET /api/insight_search'> = async (ctx, { query }) => {
  const found = query.query ? await findByWords(ctx, sql`websearch_to_tsquery('english', ${query.query})`) : [];
  const start = (query.page - 1) * query.per_page;
  const shown = found.slice(start, start + query.per_page);
  return { data: await presentListed(ctx, shown), meta: pageMeta(query.page, query.per_page, found.length) };
};

/** Cards that everybody may see and that match a text search, the best first. */
export async function findByWords(ctx: Context, tsquery: RawBuilder<unknown>, limit = CANDIDATES): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select id, hot as at, ${ALL} as topic from (
      select i.id, l.hot, ts_rank(i.search, ${tsquery}) as rank
      from insight_listings as l join insights as i on i.id = l.insight_id
      where l.topic = ${ALL} and i.search @@ ${tsquery}
      order by l.hot desc, l.insight_id desc limit ${CANDIDATES}
    ) as candidates order by rank * ${WORDS_WEIGHT}::float8 + hot desc, id desc limit ${limit}`.execute(ctx.db);
  return rows;
}
