/** Ranks open jobs for one member by their preferences. Pure. */

/**
 * The features of a job that determine its rank: whole days since it was posted, the member's skills that the ad mentions,
 * and its similarity to jobs they used (`similarity`, 0 to 1).
 */
export type JobToRank = {
  id: string;
  family: string;
  companyId: string;
  ageDays: number;
  skills: readonly string[];
  similarity: number;
};
/** The weights of fields and skills on any scale, and how many jobs of a field or employer the member dismissed. */
export type JobPreferences = {
  families: ReadonlyMap<string, number>;
  skills: ReadonlyMap<string, number>;
  dislikes: { families: ReadonlyMap<string, number>; companies: ReadonlyMap<string, number> };
};
/** `because` is the part with the highest contribution; `null` without any. */
export type RankedJob<T> = T & {
  score: number;
  because: { kind: 'family' | 'collaborative' } | { kind: 'skill'; skill: string } | null;
};

export const WEIGHTS = { family: 1, skill: 1, similarity: 1, fresh: 0.4, freshDays: 14, dislikes: 0.35 };
const SKILL_SATURATION = 2;

/**
 * Scores and sorts jobs, best first, ties by id. A field counts by its weight relative to the strongest field, skills by the
 * sum of their weights, which saturates at two, and freshness halves every two weeks. Each dismissed job of the same field
 * reduces the score by 35 %; one of the same employer counts twice.
 */
export function rankJobs<T extends JobToRank>(jobs: readonly T[], preferences: JobPreferences): RankedJob<T>[] {
  const maxFamilyWeight = Math.max(1, ...preferences.families.values());
  return jobs
    .map((job): RankedJob<T> => {
      const family = (WEIGHTS.family * (preferences.families.get(job.family) ?? 0)) / maxFamilyWeight;
      const skills = job.skills.toSorted((a, b) => (preferences.skills.get(b) ?? 0) - (preferences.skills.get(a) ?? 0));
      const skill =
        WEIGHTS.skill * Math.min(1, skills.reduce((sum, id) => sum + (preferences.skills.get(id) ?? 0), 0) / SKILL_SATURATION);
      const similarity = WEIGHTS.similarity * job.similarity;
      const fresh = WEIGHTS.fresh * 2 ** (-Math.max(0, job.ageDays) / WEIGHTS.freshDays);
      const dislikes =
        (preferences.dislikes.families.get(job.family) ?? 0) + 2 * (preferences.dislikes.companies.get(job.companyId) ?? 0);
      const [topSkill] = skills;
      const reasons = [
        { score: similarity, because: { kind: 'collaborative' as const } },
        ...(topSkill === undefined ? [] : [{ score: skill, because: { kind: 'skill' as const, skill: topSkill } }]),
        { score: family, because: { kind: 'family' as const } },
      ].filter(({ score }) => score > 0);
      const strongestReason = reasons.toSorted((a, b) => b.score - a.score)[0];
      return {
        ...job,
        score: (family + skill + similarity + fresh) * (1 - WEIGHTS.dislikes) ** dislikes,
        because: strongestReason?.because ?? null,
      };
    })
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}
