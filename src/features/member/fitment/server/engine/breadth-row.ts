import type { Taxonomy } from '#features/base/skills/server/index.ts';
import type { SkillRequirement } from './parse-ad.ts';
import type { TextUnit } from './text-units.ts';
import { WEIGHTS } from './weights.ts';
import { skillWeight } from './word-weights.ts';

/**
 * All skills that an ad names in what it asks for and in its duties, with how much each tells fields apart, for the row about how
 * many of them somebody has. `unit` is the sentence that names most of them.
 */
export type AdBreadth = { unit: TextUnit; skills: NamedSkill[] };
export type NamedSkill = { ids: readonly string[]; name: string; weight: number };

/** Which of them a résumé names. `credit` is from 0 to 1. */
export type BreadthCredit = { credit: number; used: string[]; unused: string[] };

/** Finds the most telling skills of an ad among its requirements and those that only its duties name; null when there are few. */
export function findBreadth(taxonomy: Taxonomy, named: readonly SkillRequirement[]): AdBreadth | null {
  const { skills: most, fewest } = WEIGHTS.breadth;
  const hard = named.filter(({ kind }) => kind === 'skill');
  const once = [...new Map(hard.map((item) => [item.skillIds[0] ?? '', item])).values()];
  const skills = once
    .map(({ skillIds }): NamedSkill => ({
      ids: skillIds,
      name: skillIds.map((id) => taxonomy.byId.get(id)?.name ?? id).join(' / '),
      weight: Math.max(...skillIds.map(skillWeight)),
    }))
    .sort((a, b) => b.weight - a.weight || (a.name < b.name ? -1 : 1))
    .slice(0, most);
  const unit = mostTelling(hard);
  return skills.length < fewest || !unit ? null : { unit, skills };
}

// The sentence that is shown for all of them.
function mostTelling(named: readonly SkillRequirement[]): TextUnit | undefined {
  const units = named.flatMap(({ mentions }) => mentions.map(({ unit }) => unit));
  const [first] = [...Map.groupBy(units, ({ start }) => start).values()].sort(
    (a, b) => b.length - a.length || (a[0]?.start ?? 0) - (b[0]?.start ?? 0),
  );
  return first?.[0];
}

/** How many of the ad's skills a résumé has evidence for, by weight. More never lowers it. */
export function creditBreadth({ skills }: AdBreadth, used: readonly NamedSkill[]): BreadthCredit {
  const { at_least, full_at } = WEIGHTS.breadth;
  const weigh = (list: readonly NamedSkill[]) => list.reduce((sum, { weight }) => sum + weight, 0);
  return {
    credit: Math.min(1, weigh(used) / Math.max(at_least, weigh(skills)) / full_at),
    used: used.map(({ name }) => name),
    unused: skills.filter((skill) => !used.includes(skill)).map(({ name }) => name),
  };
}
