import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadCatalogue } from './load-catalogue.ts';
import type { Skill } from './skill.ts';
import { buildTaxonomy, type Taxonomy } from './taxonomy.ts';

export type SkillCatalogue = { skills: readonly Skill[]; taxonomy: Taxonomy };

const CONTENT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../../content');
let loaded: Promise<SkillCatalogue> | undefined;

/** The skills of `content/` and the taxonomy built from them, read once per process. */
export function skillCatalogue(): Promise<SkillCatalogue> {
  loaded ??= loadCatalogue(CONTENT).then((skills) => ({ skills, taxonomy: buildTaxonomy(skills) }));
  return loaded;
}
