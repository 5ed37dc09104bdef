/** Ranks open jobs for one member by their preferences. Pure. */

/**
 * The features of a job that determine its rank: whole days since it was posted, the member's skills that the ad mentions,
 * and its similarity (0 to 1) to jobs that the member applied for or saved.
 */
export type JobToRank = {
  id: string;
  family: string;
  companyId: string;
  ageDays: number;
  skills: readonly string[];
  similarity: number;
};
/** The weights of fields and skills, and how many jobs of a field or employer the member dismissed. */
export type JobPreferences = {
  families: ReadonlyMap<string, number>;
  skills: ReadonlyMap<string, number>;
  dislikes: { families: ReadonlyMap<string, number>; companies: ReadonlyMap<string, number> };
};
/** `topReason` is the reason that adds most to the score; null if there is none. */
export type RankedJob<T> = T & {
  score: number;
  topReason: { kind: 'family' | 'similar' } | { kind: 'skill'; skill: string } | null;
};

const WEIGHTS = { family: 1, skill: 1, similarity: 1, freshness: 0.4 };
const FRESHNESS_HALF_LIFE_DAYS = 14;
const DISLIKE_PENALTY = 0.35;
const SKILL_SATURATION = 2;

/**
 * Scores and sorts jobs, best first, ties by id. A field counts by its weight relative to the strongest field, skills by the
 * sum of their weights, which saturates at two, and freshness halves every two weeks. Each dismissed job of the same field
 * multiplies the score by 0.65, and each one of the same employer by 0.65 squared.
 */
export function rankJobs<T extends JobToRank>(jobs: readonly T[], preferences: JobPreferences): RankedJob<T>[] {
  const maxFamilyWeight = Math.max(1, ...preferences.families.values());
  return jobs
    .map((job): RankedJob<T> => {
      const familyScore = (WEIGHTS.family * (preferences.families.get(job.family) ?? 0)) / maxFamilyWeight;
      const skills = job.skills.toSorted((a, b) => (preferences.skills.get(b) ?? 0) - (preferences.skills.get(a) ?? 0));
      const skillScore =
        WEIGHTS.skill * Math.min(1, skills.reduce((sum, id) => sum + (preferences.skills.get(id) ?? 0), 0) / SKILL_SATURATION);
      const similarityScore = WEIGHTS.similarity * job.similarity;
      const freshness = WEIGHTS.freshness * 2 ** (-Math.max(0, job.ageDays) / FRESHNESS_HALF_LIFE_DAYS);
      const dislikes =
        (preferences.dislikes.families.get(job.family) ?? 0) + 2 * (preferences.dislikes.companies.get(job.companyId) ?? 0);
      const [topSkill] = skills;
      const reasons = [
        { score: similarityScore, reason: { kind: 'similar' as const } },
        ...(topSkill === undefined ? [] : [{ score: skillScore, reason: { kind: 'skill' as const, skill: topSkill } }]),
        { score: familyScore, reason: { kind: 'family' as const } },
      ].filter(({ score }) => score > 0);
      const strongest = reasons.toSorted((a, b) => b.score - a.score)[0];
      return {
        ...job,
        score: (familyScore + skillScore + similarityScore + freshness) * (1 - DISLIKE_PENALTY) ** dislikes,
        topReason: strongest?.reason ?? null,
      };
    })
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}
