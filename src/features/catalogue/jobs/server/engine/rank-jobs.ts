/** Ranks open jobs for one member. Pure. */

/** What is known of how a job suits the member, from 0 to 1. */
type Judged = { role: number; coverage: number; isOpenTo: boolean };

/**
 * The features of a job that determine its rank: whole days since it was posted, the years of experience that it is for, what is
 * known of how it suits the member (null for nothing), and its similarity (0 to 1) to jobs that the member applied for or saved.
 */
export type JobToRank = {
  id: string;
  family: string;
  companyId: string;
  ageDays: number;
  minYears: number | null;
  maxYears: number | null;
  /** Whether it is an apprenticeship or internship. */
  isForBeginners: boolean;
  judged: Judged | null;
  similarity: number;
};

/**
 * `families` are the fields that the member follows or chose jobs in, by weight, `chosen` those of jobs they applied for or saved;
 * `years` of work, null where it is not known; and how many jobs of a field or employer they dismissed.
 */
export type JobPreferences = {
  families: ReadonlyMap<string, number>;
  chosen: ReadonlySet<string>;
  years: number | null;
  dislikes: { families: ReadonlyMap<string, number>; companies: ReadonlyMap<string, number> };
};
/** `topReason` is the reason that adds most to the score; null if there is none. */
export type RankedJob<T> = T & { score: number; topReason: 'role' | 'skill' | 'family' | 'similar' | null };

const WEIGHTS = { role: 0.5, coverage: 0.5, coverageAlone: 1, family: 0.25, familyAlone: 1, similarity: 1, freshness: 0.1 };
/** So near must the work be to a role of the member's for that to be the reason. */
const SAME_WORK = 0.65;
/** The least that role and skills together must be worth for a job to be recommended to somebody of whom they are known. */
export const MIN_WORK = 0.42;
const FRESHNESS_HALF_LIFE_DAYS = 14;
const DISLIKE_PENALTY = 0.35;
/** An ad for people with up to two years may be tried with one year less, and one with more than this above is behind them. */
const STRETCH = { upTo: 2, years: 1 };
const MAX_YEARS_ABOVE = 3;
const BEGINNER_YEARS = 1;

/**
 * Scores and sorts jobs, best first, ties by id; leaves out those that the member cannot get or has outgrown, and, where the
 * member's work is known, those that are neither near it nor in a field they chose jobs in. Each dismissed job of the same field
 * multiplies the score by 0.65, and each one of the same employer by 0.65 squared.
 */
export function rankJobs<T extends JobToRank>(jobs: readonly T[], preferences: JobPreferences): RankedJob<T>[] {
  return jobs
    .filter((job) => isInReach(job, preferences.years))
    .map((job) => rankJob(job, preferences))
    .filter((job) => isRecommendable(job, preferences))
    .map(({ work: _work, ...job }) => job as unknown as RankedJob<T>)
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}

function isInReach({ minYears, maxYears, isForBeginners, judged }: JobToRank, years: number | null): boolean {
  if (judged?.isOpenTo === false) return false;
  if (years === null) return true;
  if (isForBeginners && years > BEGINNER_YEARS) return false;
  const needed = minYears === null ? 0 : minYears - (minYears <= STRETCH.upTo ? STRETCH.years : 0);
  return years >= needed && (maxYears === null || years <= maxYears + MAX_YEARS_ABOVE);
}

function rankJob<T extends JobToRank>(job: T, { families, dislikes }: JobPreferences): RankedJob<T> & { work: number | null } {
  const { judged } = job;
  const maxFamilyWeight = Math.max(1, ...families.values());
  const parts = {
    role: judged ? WEIGHTS.role * judged.role : 0,
    skill: judged ? (judged.role > 0 ? WEIGHTS.coverage : WEIGHTS.coverageAlone) * judged.coverage : 0,
    similar: WEIGHTS.similarity * job.similarity,
    family: ((judged ? WEIGHTS.family : WEIGHTS.familyAlone) * (families.get(job.family) ?? 0)) / maxFamilyWeight,
  };
  const freshness = WEIGHTS.freshness * 2 ** (-Math.max(0, job.ageDays) / FRESHNESS_HALF_LIFE_DAYS);
  const disliked = (dislikes.families.get(job.family) ?? 0) + 2 * (dislikes.companies.get(job.companyId) ?? 0);
  const reasons = (['similar', 'role', 'skill', 'family'] as const)
    .filter((kind) => parts[kind] > 0 && (kind !== 'role' || (judged?.role ?? 0) >= SAME_WORK))
    .toSorted((a, b) => parts[b] - parts[a]);
  return {
    ...job,
    work: judged ? parts.role + parts.skill : null,
    score: (parts.role + parts.skill + parts.similar + parts.family + freshness) * (1 - DISLIKE_PENALTY) ** disliked,
    topReason: reasons[0] ?? null,
  };
}

const isRecommendable = (job: JobToRank & { work: number | null }, { chosen }: JobPreferences): boolean =>
  job.work === null || job.work >= MIN_WORK || job.similarity > 0 || chosen.has(job.family);
