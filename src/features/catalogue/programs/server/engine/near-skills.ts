import type { Taxonomy } from '#features/base/skills/server/index.ts';
import type { NearSkill } from './rank-for-learner.ts';

/** What a skill teaches further counts fully; what is near it, less. */
const WEIGHTS = { same: 1, part: 0.8, sibling: 0.6, parent: 0.6 };
/** A skill that says less than this about a field, such as a spreadsheet, leads to nothing. */
const MIN_FOCUS = 0.2;

/** The skills that follow what somebody knows: the skill itself on a higher level, its parts, siblings and what it is part of. Pure. */
export function findNearSkills(taxonomy: Taxonomy, known: ReadonlyMap<string, number>): Map<string, NearSkill> {
  const near = new Map<string, NearSkill>();
  for (const [id, focus] of known) {
    const skill = taxonomy.byId.get(id);
    if (!skill || focus < MIN_FOCUS || skill.kind === 'soft' || skill.family === 'languages') continue;
    const add = (other: string, weight: number) => {
      if (weight * focus > (near.get(other)?.weight ?? 0)) near.set(other, { known: id, weight: weight * focus });
    };
    add(id, WEIGHTS.same);
    for (const part of taxonomy.children.get(id) ?? []) add(part, WEIGHTS.part);
    for (const sibling of taxonomy.siblings.get(id) ?? []) add(sibling, WEIGHTS.sibling);
    for (const parent of skill.parents) add(parent, WEIGHTS.parent);
  }
  return near;
}

/** The fields of a program's skills, by the share of skills that are of them. Pure. */
export function shareFamilies(taxonomy: Taxonomy, skillIds: readonly string[]): Map<string, number> {
  const shares = new Map<string, number>();
  for (const id of skillIds) {
    const family = taxonomy.byId.get(id)?.family;
    if (family !== undefined) shares.set(family, (shares.get(family) ?? 0) + 1 / skillIds.length);
  }
  return shares;
}

/** So many skills of a field make it one that somebody knows. */
const MIN_KNOWN = 3;

/** The fields of which somebody knows several skills. Pure. */
export function findKnownFamilies(taxonomy: Taxonomy, known: Iterable<string>): Set<string> {
  const families = [...known].flatMap((id) => taxonomy.byId.get(id)?.family ?? []);
  return new Set(families.filter((family) => families.filter((other) => other === family).length >= MIN_KNOWN));
}
