/** All skills as editors see them, also those out of use and those that were merged. */
import type { Context } from '#platform/http/context.ts';
import { loadLatestVersions } from '../learning-versions.ts';
import type { Skill } from '../skill.ts';
import { statedCatalogue } from '../skill-catalogue.ts';
import { applySkillChanges, NO_CHANGE, parseSkillChange, withNames, type SkillChange } from './skill-change.ts';

export type SkillState = 'in-use' | 'merged' | 'out-of-use';
export type BankSkill = {
  id: string;
  /** What files and imports state. */
  stated: Skill;
  /** As it is now; of a merged one what was stated, with its own changes. */
  skill: Skill;
  change: SkillChange;
  version: number;
  state: SkillState;
  /** What it was merged into, in the end. */
  kept: Skill | null;
  /** The skills that were merged into it. */
  merged: Skill[];
};

const byName = new Intl.Collator('en').compare;

/** All skills by id, in the order of their names. */
export async function loadSkillBank(ctx: Context): Promise<ReadonlyMap<string, BankSkill>> {
  const [{ skills }, latest] = await Promise.all([statedCatalogue(), loadLatestVersions(ctx, 'skill')]);
  const { skills: inUse, departed } = applySkillChanges(skills, latest);
  const now = new Map([...inUse, ...departed.outOfUse].map((skill) => [skill.id, skill]));
  const outOfUse = new Set(departed.outOfUse.map(({ id }) => id));
  const stated = new Map(skills.map((skill) => [skill.id, skill]));
  const parts = Map.groupBy([...departed.merged.keys()], (id) => departed.merged.get(id));
  const bank = skills.map((skill): BankSkill => {
    const { id } = skill;
    const version = latest.get(id);
    const change = version ? parseSkillChange(version) : NO_CHANGE;
    const kept = now.get(departed.merged.get(id) ?? '') ?? null;
    return {
      id,
      stated: skill,
      skill: now.get(id) ?? withNames(skill, change),
      change,
      version: version?.version ?? 0,
      state: kept ? 'merged' : outOfUse.has(id) ? 'out-of-use' : 'in-use',
      kept,
      merged: (parts.get(id) ?? []).flatMap((part) => stated.get(part) ?? []),
    };
  });
  return new Map(bank.toSorted((a, b) => byName(a.skill.name, b.skill.name)).map((entry) => [entry.id, entry]));
}
