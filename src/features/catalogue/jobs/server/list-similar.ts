import { sql } from 'kysely';
import { findSimilar } from '#features/base/ranking/server/index.ts';
import { findRefsNaming } from '#features/base/search/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { isOpen, jobCard, selectJobs, today } from './select-jobs.ts';

const SHOWN = 4;
/** The newest of the same field, and those whose title shares a word; only they are compared. */
const LOOKED_AT = 200;
/** Below this a title has nothing to do with another. */
const SIMILAR_TITLE = 0.3;
const MAX_ALIKE = 2;

/** Open jobs that people saved who saved this one, then those of its field or with the closest titles; each with which it is. */
export const listSimilar: UseCase<'GET /api/jobs/{slug}/similar'> = async (ctx, { params }) => {
  const job = await ctx.db
    .selectFrom('jobs')
    .select(['id', 'title', 'family'])
    .where('slug', '=', params.slug)
    .executeTakeFirst();
  if (!job) throw notFound('job');
  const [alike, close] = await Promise.all([findSavedTogether(ctx, job.id), findClose(ctx, job)]);
  const others = close.filter(({ id }) => !alike.some((one) => one.id === id));
  const data = [...alike, ...others].slice(0, SHOWN).map((row) => {
    const card = jobCard(row);
    const kind = alike.includes(row) ? ('alike' as const) : ('similar' as const);
    return { ...card, attributes: { ...card.attributes, reason: { kind, subject: job.title } } };
  });
  return { data, meta: { next_cursor: null } };
};

async function findSavedTogether(ctx: Context, jobId: string) {
  const ids = (await findSimilar(ctx, 'job', [{ item: jobId, at: 0, weight: 1 }])).map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await selectJobs(ctx)
    .where(isOpen(today(ctx)))
    .where('jobs.id', 'in', ids)
    .execute();
  return ids.flatMap((id) => rows.filter((row) => row.id === id)).slice(0, MAX_ALIKE);
}

async function findClose(ctx: Context, { id, title, family }: { id: string; title: string; family: string }) {
  const likeness = sql<number>`similarity(jobs.title, ${title})`;
  const sameField = sql<boolean>`(jobs.family = ${family} and jobs.family <> '')`;
  const named = await findRefsNaming(ctx, 'job', title.split(/[^\p{L}\p{N}]+/u), LOOKED_AT);
  return selectJobs(ctx)
    .where(
      sql<boolean>`jobs.id in (
        select unnest(${named}::uuid[]) union
        (select id from jobs where family = ${family} order by posted_on desc, id desc limit ${LOOKED_AT}))`,
    )
    .where(isOpen(today(ctx)))
    .where('jobs.id', '<>', id)
    .where(sql<boolean>`(${sameField} or ${likeness} >= ${SIMILAR_TITLE})`)
    .orderBy(sql`${likeness} + ${sameField}::int * 0.3`, 'desc')
    .orderBy('jobs.posted_on', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(SHOWN)
    .execute();
}
