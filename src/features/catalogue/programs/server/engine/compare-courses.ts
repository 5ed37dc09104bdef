import type { Taxonomy } from '#features/base/skills/server/index.ts';

export type Level = 'beginner' | 'intermediate' | 'advanced';

export type ComparedCourse = {
  id: string;
  title: string;
  category: string;
  level: Level;
  language: string;
  programType: string;
  skillIds: readonly string[];
};

const WEIGHTS = { skills: 1, category: 0.15, title: 0.2, level: 0.1, language: 0.1 };
/** A skill is a part of its parents, and stands beside its siblings. */
const RELATED = { parent: 0.5, sibling: 0.3 };
/** Alike enough to be shown beside a course. */
const MIN_ALIKE = 0.6;
const LEVELS: readonly Level[] = ['beginner', 'intermediate', 'advanced'];
const DEGREES = new Set(['bachelor', 'master', 'doctorate']);
const GENERAL = new Set(
  'and for with the your from into introduction basics fundamentals essentials part course certificate certification professional specialization certified associate program diploma advanced beginners'.split(
    ' ',
  ),
);

/**
 * How alike two courses are by what they teach, their subject, the words of their titles and their level. Null where they are not, and
 * where one is a degree and the other is not the same. Payment plays no part. Pure.
 */
export function compareCourses(course: ComparedCourse, other: ComparedCourse, taxonomy: Taxonomy): number | null {
  if ((DEGREES.has(course.programType) || DEGREES.has(other.programType)) && course.programType !== other.programType)
    return null;
  const levelsApart = Math.abs(LEVELS.indexOf(course.level) - LEVELS.indexOf(other.level));
  if (levelsApart > 1) return null;
  const alike =
    WEIGHTS.skills * compareSkills(weigh(course, taxonomy), weigh(other, taxonomy)) +
    WEIGHTS.title * compareTitles(course.title, other.title) +
    (course.category === other.category ? WEIGHTS.category : 0) +
    (levelsApart === 0 ? WEIGHTS.level : 0) +
    (course.language === other.language ? WEIGHTS.language : 0);
  return alike >= MIN_ALIKE ? alike : null;
}

function compareSkills(own: ReadonlyMap<string, number>, others: ReadonlyMap<string, number>): number {
  const product = [...own].reduce((sum, [id, weight]) => sum + weight * (others.get(id) ?? 0), 0);
  return product === 0 ? 0 : product / (Math.hypot(...own.values()) * Math.hypot(...others.values()));
}

function weigh({ skillIds }: ComparedCourse, taxonomy: Taxonomy): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (id: string, weight: number) => weights.set(id, Math.max(weights.get(id) ?? 0, weight));
  for (const id of skillIds) {
    add(id, 1);
    for (const parent of taxonomy.byId.get(id)?.parents ?? []) add(parent, RELATED.parent);
    for (const sibling of taxonomy.siblings.get(id) ?? []) add(sibling, RELATED.sibling);
  }
  return weights;
}

function compareTitles(a: string, b: string): number {
  const [own, others] = [wordsOf(a), wordsOf(b)];
  return own.size === 0 || others.size === 0 ? 0 : own.intersection(others).size / Math.min(own.size, others.size);
}

const wordsOf = (title: string) =>
  new Set((title.toLocaleLowerCase('en').match(/[\p{L}\p{N}+#]{3,}/gu) ?? []).filter((word) => !GENERAL.has(word)));
