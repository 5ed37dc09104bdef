import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Context } from '#platform/http/context.ts';
import { listImportedSkills } from './import/list-imported-skills.ts';
import { mergeSkills } from './import/merge-skills.ts';
import { loadCatalogue } from './load-catalogue.ts';
import type { Skill } from './skill.ts';
import { buildTaxonomy, type Taxonomy } from './taxonomy.ts';

export type SkillCatalogue = { skills: readonly Skill[]; taxonomy: Taxonomy };

const CONTENT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../../../content');
let shipped: Promise<SkillCatalogue> | undefined;
let extended: SkillCatalogue | undefined;

/** The skills of `content/` and their taxonomy, loaded once per process. */
export function shippedCatalogue(): Promise<SkillCatalogue> {
  shipped ??= loadCatalogue(CONTENT).then((skills) => ({ skills, taxonomy: buildTaxonomy(skills) }));
  return shipped;
}

/** The shipped skills merged with the imported ones loaded by this process. */
export async function skillCatalogue(): Promise<SkillCatalogue> {
  return extended ?? shippedCatalogue();
}

/** Loads the imported skills; every process does so at startup. */
export async function loadImportedSkills(ctx: Context): Promise<void> {
  const imported = await listImportedSkills(ctx);
  const { taxonomy } = await shippedCatalogue();
  if (imported.length === 0) {
    extended = undefined;
    return;
  }
  const { skills } = mergeSkills(taxonomy, imported);
  extended = { skills, taxonomy: buildTaxonomy(skills) };
}
