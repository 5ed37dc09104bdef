/** Ranks open jobs for one member by preferences. Pure; `weights` are in one place. */

/** A job as far as its rank needs it: whole days since it was posted, the skills of the person that its ad names, and how near it is to what they touched (0 to 1). */
export type JobToRank = {
  id: string;
  family: string;
  companyId: string;
  ageDays: number;
  skills: readonly string[];
  alike: number;
};
/** Weights of any size: how much each field and each skill draws the person, and how often they wanted less of a field or an employer. */
export type JobPreferences = {
  families: ReadonlyMap<string, number>;
  skills: ReadonlyMap<string, number>;
  less: { families: ReadonlyMap<string, number>; companies: ReadonlyMap<string, number> };
};
/** `because` is the part with the highest contribution; `null` without any. */
export type RankedJob<T> = T & {
  score: number;
  because: { kind: 'family' | 'alike' } | { kind: 'skill'; skill: string } | null;
};

export const WEIGHTS = { family: 1, skill: 1, alike: 1, fresh: 0.4, freshDays: 14, less: 0.35 };
const SATURATED = 2;

/**
 * Scores every job and orders them, the best first; of equal ones the id decides. A field counts by its share of the
 * strongest field, skills by their share of all that are known but saturating after two, freshness halves every two
 * weeks, and each "less like this" of the same field or employer takes a third off, employers twice.
 */
export function rankForMe<T extends JobToRank>(jobs: readonly T[], taste: JobPreferences): RankedJob<T>[] {
  const strongest = Math.max(1, ...taste.families.values());
  return jobs
    .map((job): RankedJob<T> => {
      const family = (WEIGHTS.family * (taste.families.get(job.family) ?? 0)) / strongest;
      const known = job.skills.toSorted((a, b) => (taste.skills.get(b) ?? 0) - (taste.skills.get(a) ?? 0));
      const skill = WEIGHTS.skill * Math.min(1, known.reduce((sum, id) => sum + (taste.skills.get(id) ?? 0), 0) / SATURATED);
      const alike = WEIGHTS.alike * job.alike;
      const fresh = WEIGHTS.fresh * 2 ** (-Math.max(0, job.ageDays) / WEIGHTS.freshDays);
      const less = (taste.less.families.get(job.family) ?? 0) + 2 * (taste.less.companies.get(job.companyId) ?? 0);
      const [first] = known;
      const reasons = [
        { worth: alike, because: { kind: 'alike' as const } },
        ...(first === undefined ? [] : [{ worth: skill, because: { kind: 'skill' as const, skill: first } }]),
        { worth: family, because: { kind: 'family' as const } },
      ].filter(({ worth }) => worth > 0);
      const strongestReason = reasons.toSorted((a, b) => b.worth - a.worth)[0];
      return {
        ...job,
        score: (family + skill + alike + fresh) * (1 - WEIGHTS.less) ** less,
        because: strongestReason?.because ?? null,
      };
    })
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}
