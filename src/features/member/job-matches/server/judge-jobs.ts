import { jobRows, type JudgedJob, type JudgeJobs } from '#features/catalogue/jobs/server/index.ts';
import { matchSkills, skillCatalogue, type Taxonomy } from '#features/base/skills/server/index.ts';
import { findLegalConditions, roleSimilarity, showsCondition } from '#features/member/fitment/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { computeCoverage, type AskedSkills } from './engine/compute-coverage.ts';
import { workOf } from './find-alike-jobs.ts';
import { loadBackground, type Background } from './load-background.ts';
import { loadSkillFocus, type SkillFocus } from './skill-focus.ts';

/**
 * Judges how jobs suit the viewer: by the work of their own roles, by the skills that the ads ask for, and by whether the law or a
 * language keeps them from it. Null for visitors and for members who say nothing of themselves.
 */
export const judgeJobs: JudgeJobs = async (ctx, ids) => {
  if (!ctx.viewer) return null;
  const background = await loadBackground(ctx, ctx.viewer.id);
  if (background.titles.length === 0 && background.credits.size === 0) return null;
  const [jobs, focus, { taxonomy }] = await Promise.all([loadAsked(ctx, ids), loadSkillFocus(ctx), skillCatalogue()]);
  return {
    months: background.months,
    jobs: new Map(jobs.map((job) => [job.id, judgeJob(job, background, focus, taxonomy)])),
  };
};

type AskedJob = AskedSkills & { id: string; title: string; description: string };

function judgeJob(
  job: AskedJob,
  { titles, credits, stated, languages, text }: Background,
  focus: SkillFocus,
  taxonomy: Taxonomy,
): JudgedJob {
  const roles = titles
    .map((title) => ({ title, similarity: roleSimilarity(workOf(job.title), title) }))
    .toSorted((a, b) => b.similarity - a.similarity);
  const { coverage, strongest } = computeCoverage(job, { credits, stated }, focus);
  const isAllowed = findLegalConditions(job.title, job.description).every((condition) => showsCondition(condition, text));
  const spoken = matchSkills(taxonomy, job.title).filter(({ skillId }) => taxonomy.byId.get(skillId)?.family === 'languages');
  const speaks = languages.size === 0 || spoken.every(({ skillId }) => languages.has(skillId));
  return {
    role: roles[0]?.similarity ?? 0,
    roleTitle: roles[0]?.title ?? '',
    coverage,
    skill: strongest === null ? null : (taxonomy.byId.get(strongest)?.name ?? null),
    isOpenTo: isAllowed && speaks,
  };
}

async function loadAsked(ctx: Context, ids: readonly string[]): Promise<AskedJob[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .selectFrom(jobRows(ctx).as('jobs'))
    .leftJoin('job_needs', 'job_needs.job_id', 'jobs.id')
    .select(['jobs.id', 'jobs.title', 'jobs.description'])
    .select(['job_needs.skills', 'job_needs.skill_rows', 'job_needs.points'])
    .where('jobs.id', 'in', [...ids])
    .execute();
  return rows.map(({ skills, skill_rows, points, ...job }) => ({
    ...job,
    skills: skills ?? [],
    skill_rows: skill_rows ?? [],
    points: points ?? [],
  }));
}
