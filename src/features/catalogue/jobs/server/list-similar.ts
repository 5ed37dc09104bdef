import { sql } from 'kysely';
import { findSimilar } from '#features/base/ranking/server/index.ts';
import { findRefsNaming } from '#features/base/search/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { isOpen, jobCard, selectJobs, today } from './select-jobs.ts';

const MAX_SIMILAR_JOBS = 4;
/** Limits the jobs that are compared: the newest of the same field, and those whose title shares a word. */
const MAX_CANDIDATES = 200;
/** The minimum trigram similarity of two titles. */
const MIN_TITLE_SIMILARITY = 0.3;
const MAX_SAVED_TOGETHER = 2;

/** Open jobs saved by members who saved this one, then those of the same field or with a similar title, each with the reason. */
export const listSimilar: UseCase<'GET /api/jobs/{slug}/similar'> = async (ctx, { params }) => {
  const job = await ctx.db
    .selectFrom('jobs')
    .select(['id', 'title', 'family'])
    .where('slug', '=', params.slug)
    .executeTakeFirst();
  if (!job) throw notFound('job');
  const [savedTogether, similarJobs] = await Promise.all([findSavedTogether(ctx, job.id), findSimilarJobs(ctx, job)]);
  const others = similarJobs.filter(({ id }) => !savedTogether.some((other) => other.id === id));
  const data = [...savedTogether, ...others].slice(0, MAX_SIMILAR_JOBS).map((row) => {
    const card = jobCard(row);
    const kind = savedTogether.includes(row) ? ('collaborative' as const) : ('content-based' as const);
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
  return ids.flatMap((id) => rows.filter((row) => row.id === id)).slice(0, MAX_SAVED_TOGETHER);
}

async function findSimilarJobs(ctx: Context, { id, title, family }: { id: string; title: string; family: string }) {
  const titleSimilarity = sql<number>`similarity(jobs.title, ${title})`;
  const sameField = sql<boolean>`(jobs.family = ${family} and jobs.family <> '')`;
  const sharingWords = await findRefsNaming(ctx, 'job', title.split(/[^\p{L}\p{N}]+/u), MAX_CANDIDATES);
  return selectJobs(ctx)
    .where(
      sql<boolean>`jobs.id in (
        select unnest(${sharingWords}::uuid[]) union
        (select id from jobs where family = ${family} order by posted_on desc, id desc limit ${MAX_CANDIDATES}))`,
    )
    .where(isOpen(today(ctx)))
    .where('jobs.id', '<>', id)
    .where(sql<boolean>`(${sameField} or ${titleSimilarity} >= ${MIN_TITLE_SIMILARITY})`)
    .orderBy(sql`${titleSimilarity} + ${sameField}::int * 0.3`, 'desc')
    .orderBy('jobs.posted_on', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(MAX_SIMILAR_JOBS)
    .execute();
}
