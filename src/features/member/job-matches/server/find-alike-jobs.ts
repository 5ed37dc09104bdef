import { sql } from 'kysely';
import { findRefsNaming } from '#features/base/search/server/index.ts';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { isOpen, jobRows, today, type FindAlikeJobs } from '#features/catalogue/jobs/server/index.ts';
import { findLegalConditions } from '#features/member/fitment/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { compareFacts, compareJobs, type ComparedJob, type ReadJob } from './engine/compare-jobs.ts';
import { loadSkillFocus } from './skill-focus.ts';

/**
 * Limits the jobs that are compared: the newest of the same field, those whose title shares a word, those that ask for the same
 * skills; and of all these the ones whose ads are read.
 */
const LIMITS = { field: 150, words: 100, skills: 150, read: 40 };

/** The open jobs whose work is alike that of a job, most alike first, by `compareJobs`. */
export const findAlikeJobs: FindAlikeJobs = async (ctx, jobId) => {
  const [[facts], focus, { taxonomy }] = await Promise.all([loadFacts(ctx, [jobId]), loadSkillFocus(ctx), skillCatalogue()]);
  if (!facts) return [];
  const compared = { focus, taxonomy };
  const nearest = (await loadFacts(ctx, await findCandidates(ctx, facts)))
    .map((other) => ({ other, score: compareFacts(facts, other, compared) }))
    .filter(({ score }) => score > 0)
    .toSorted(byScore)
    .slice(0, LIMITS.read)
    .map(({ other }) => other);
  const [job, ...others] = await readAds(ctx, [facts, ...nearest]);
  if (!job) return [];
  return others
    .flatMap((other) => {
      const score = compareJobs(job, other, compared);
      return score === null ? [] : [{ other, score }];
    })
    .toSorted(byScore)
    .map(({ other }) => other.id);
};

type Scored = { other: { id: string }; score: number };
const byScore = (a: Scored, b: Scored) => b.score - a.score || (a.other.id < b.other.id ? -1 : 1);

type Facts = ComparedJob & { id: string };

async function findCandidates(ctx: Context, { id, title, family, skills }: Facts): Promise<string[]> {
  const sharingWords = await findRefsNaming(ctx, 'job', title.split(/[^\p{L}\p{N}]+/u), LIMITS.words);
  const { rows } = await sql<{ id: string }>`
    select jobs.id from ${jobRows(ctx)} as jobs where jobs.id <> ${id} and ${isOpen(today(ctx))} and jobs.id in (
      select unnest(${sharingWords}::uuid[])
      union (select id from ${jobRows(ctx)} as of_field where family = ${family} and family <> ''
        order by posted_on desc, id desc limit ${LIMITS.field})
      union (select job_id from job_needs where skills && ${[...skills]}::text[] limit ${LIMITS.skills}))`.execute(ctx.db);
  return rows.map((row) => row.id);
}

async function loadFacts(ctx: Context, ids: readonly string[]): Promise<Facts[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .selectFrom(jobRows(ctx).as('jobs'))
    .leftJoin('job_needs', 'job_needs.job_id', 'jobs.id')
    .select(['jobs.id', 'jobs.title', 'jobs.family', 'jobs.role_type'])
    .select(['jobs.experience_min as minYears', 'jobs.experience_max as maxYears'])
    .select(['job_needs.skills', 'job_needs.skill_rows', 'job_needs.points'])
    .where('jobs.id', 'in', [...ids])
    .execute();
  return rows.map(({ title, role_type, skills, skill_rows, points, ...row }) => ({
    ...row,
    title: workOf(title),
    isForBeginners: role_type === 'Apprenticeship' || role_type === 'Internship',
    skills: skills ?? [],
    skill_rows: skill_rows ?? [],
    points: points ?? [],
  }));
}

/** The jobs with the texts of their ads, in the same order. */
async function readAds(ctx: Context, jobs: readonly Facts[]): Promise<(ReadJob & { id: string })[]> {
  const rows = await ctx.db
    .selectFrom(jobRows(ctx).as('jobs'))
    .select(['id', 'title', 'description'])
    .where(
      'id',
      'in',
      jobs.map(({ id }) => id),
    )
    .execute();
  const ads = new Map(rows.map((row) => [row.id, row]));
  return jobs.flatMap((job) => {
    const ad = ads.get(job.id);
    if (!ad) return [];
    const conditions = findLegalConditions(ad.title, ad.description).map(({ id }) => id);
    return [{ ...job, description: ad.description, conditions }];
  });
}

/** "Data engineer, lab results" is the work of a data engineer; what follows says where. */
export const workOf = (title: string): string => title.split(',')[0] ?? title;
