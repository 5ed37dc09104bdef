import type { Taxonomy } from '#features/base/skills/server/index.ts';
import { countedWords, familiesOf, titleOverlap, wordWeight } from '#features/member/fitment/server/index.ts';
import type { AskedSkills } from './compute-coverage.ts';

/** A job as it is compared with others; years that an ad does not state are null. */
export type ComparedJob = AskedSkills & {
  /** What is done, without where: "Data engineer" of "Data engineer, lab results". */
  title: string;
  family: string;
  minYears: number | null;
  maxYears: number | null;
  isForBeginners: boolean;
};

/** What two ads have in common beyond their short facts: what the law asks for, by id, and their words. */
export type ReadJob = ComparedJob & { description: string; conditions: readonly string[] };

export type Compared = { focus: (skill: string) => number; taxonomy: Taxonomy };

const WEIGHTS = { title: 0.15, field: 0.2, family: 0.05, skills: 0.5, words: 0.4 };
/** A skill is a part of its parents, which count half. */
const PARENT = 0.5;
/** Words in common from this cosine count in full; words of most occupations do not count at all. */
const SAME_WORDS = 0.2;
const COMMON_WORD = 0.2;
/** Alike enough to be shown beside a job. */
const MIN_ALIKE = 0.6;

/** How alike two jobs are by their titles and by the skills that they ask for; 0 for levels that one person does not have. Pure. */
export function compareFacts(job: ComparedJob, other: ComparedJob, { focus, taxonomy }: Compared): number {
  if (!isSameLevel(job, other)) return 0;
  const overlaps = [titleOverlap(job.title, other.title), titleOverlap(other.title, job.title)];
  const overlap = Math.max(...overlaps);
  const isSameField =
    Math.min(...overlaps) === 1 || familiesOf(job.title).some((field) => familiesOf(other.title).includes(field));
  const isSameFamily = job.family !== '' && job.family === other.family;
  const skills = cosine(weighSkills(job, focus, taxonomy), weighSkills(other, focus, taxonomy));
  return (
    WEIGHTS.title * overlap + (isSameField ? WEIGHTS.field : 0) + (isSameFamily ? WEIGHTS.family : 0) + WEIGHTS.skills * skills
  );
}

/**
 * Whether the work of two jobs is alike, and how much: by their facts and the words of their ads. Null where it is not, and where the
 * law asks for something in one of them that it does not ask for in the other. Pure.
 */
export function compareJobs(job: ReadJob, other: ReadJob, compared: Compared): number | null {
  const share = job.conditions.some((id) => other.conditions.includes(id));
  if (!share && job.conditions.length + other.conditions.length > 0) return null;
  if (!isSameLevel(job, other)) return null;
  const words = Math.min(1, cosine(weighWords(job), weighWords(other)) / SAME_WORDS);
  const alike = compareFacts(job, other, compared) + WEIGHTS.words * words;
  return alike >= MIN_ALIKE ? alike : null;
}

/**
 * Whether the years that two jobs are for overlap; work for beginners is for up to one. Somebody who looks at a job that asks for
 * experience does not look for an apprenticeship.
 */
function isSameLevel(job: ComparedJob, other: ComparedJob): boolean {
  if (other.isForBeginners && !job.isForBeginners && (job.minYears ?? 0) > 0) return false;
  const [a, b] = [levelOf(job), levelOf(other)];
  return a.min <= b.max && b.min <= a.max;
}

const levelOf = ({ minYears, maxYears, isForBeginners }: ComparedJob) => ({
  min: minYears ?? 0,
  max: maxYears ?? (isForBeginners ? 1 : Number.POSITIVE_INFINITY),
});

function weighSkills({ skills, points }: AskedSkills, focus: Compared['focus'], taxonomy: Taxonomy): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (id: string, weight: number) => weights.set(id, Math.max(weights.get(id) ?? 0, weight));
  for (const [index, id] of skills.entries()) {
    const weight = Math.sqrt((points[index] ?? 0) * focus(id));
    add(id, weight);
    for (const parent of taxonomy.byId.get(id)?.parents ?? []) add(parent, weight * PARENT);
  }
  return weights;
}

/** Where an ad begins to say what it offers, which says nothing about the work. */
const OFFER = /^\W*(?:what (?:you get|we offer)|how we hire|(?:perks|benefits)\b)/im;

/** The words that tell occupations apart, each by how well and how often; the title counts twice. */
function weighWords({ title, description }: ReadJob): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of countedWords(`${title} ${title} ${description.split(OFFER)[0] ?? ''}`))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map(
    [...counts].map(([word, count]) => [word, Math.log(1 + count) * Math.max(0, wordWeight(word) - COMMON_WORD) ** 1.5]),
  );
}

function cosine(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  const product = [...a].reduce((sum, [key, weight]) => sum + weight * (b.get(key) ?? 0), 0);
  return product === 0 ? 0 : product / (Math.hypot(...a.values()) * Math.hypot(...b.values()));
}
