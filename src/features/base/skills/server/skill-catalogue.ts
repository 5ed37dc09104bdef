import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Context } from '#platform/http/context.ts';
import { listImportedSkills } from './import/list-imported-skills.ts';
import { mergeSkills } from './import/merge-skills.ts';
import { loadLatestVersions } from './learning-versions.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { withReplacements } from './resources/replacement.ts';
import type { Skill } from './skill.ts';
import { withWorks } from './works/work-change.ts';
import { applySkillChanges } from './skills/skill-change.ts';
import { buildTaxonomy, type Departed, type Taxonomy } from './taxonomy.ts';

export type SkillCatalogue = { skills: readonly Skill[]; taxonomy: Taxonomy };

const CONTENT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../../../content');
let shipped: Promise<SkillCatalogue> | undefined;
/** With imported skills; as the files state the rest. */
let stated: SkillCatalogue | undefined;
/** With what editors changed. */
let current: SkillCatalogue | undefined;

/** The topic of the signal that editors changed something of it. */
export const SKILLS_CHANGED = 'skills-changed';

/** The skills of `content/` and their taxonomy, loaded once per process. */
export function shippedCatalogue(): Promise<SkillCatalogue> {
  shipped ??= loadCatalogue(CONTENT).then((skills) => ({ skills, taxonomy: buildTaxonomy(skills) }));
  return shipped;
}

/** The shipped skills merged with the imported ones and what editors changed, as loaded by this process. */
export async function skillCatalogue(): Promise<SkillCatalogue> {
  return current ?? stated ?? shippedCatalogue();
}

/** The same without what editors changed. */
export const statedCatalogue = async (): Promise<SkillCatalogue> => stated ?? shippedCatalogue();

/** One load after another: an earlier one that is slow must not replace what a later one loaded. */
let loading: Promise<void> = Promise.resolve();

/** Loads imported skills and what editors changed; every process does so at startup and after each change. */
export function loadSkills(ctx: Context): Promise<void> {
  loading = loading.catch(() => {}).then(() => load(ctx));
  return loading;
}

async function load(ctx: Context): Promise<void> {
  const [imported, shippedSkills, resources, works, skills] = await Promise.all([
    listImportedSkills(ctx),
    shippedCatalogue(),
    loadLatestVersions(ctx, 'resource'),
    loadLatestVersions(ctx, 'work'),
    loadLatestVersions(ctx, 'skill'),
  ]);
  stated = imported.length === 0 ? undefined : toCatalogue(mergeSkills(shippedSkills.taxonomy, imported).skills);
  if (resources.size + works.size + skills.size === 0) {
    current = undefined;
    return;
  }
  const changed = applySkillChanges(withWorks(withReplacements((stated ?? shippedSkills).skills, resources), works), skills);
  current = toCatalogue(changed.skills, changed.departed);
}

const toCatalogue = (skills: readonly Skill[], departed?: Departed): SkillCatalogue => ({
  skills,
  taxonomy: buildTaxonomy(skills, departed),
});
