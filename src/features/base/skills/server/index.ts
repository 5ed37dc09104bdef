/** The server interface of skills for other features. */
export { checkResources, checkResourcesNightly } from './check-resources.ts';
export { importSkills, type SkillImportReport } from './import/import-skills.ts';
export { ImportError, type ImportSource } from './import/imported-skill.ts';
export { loadCatalogue } from './load-catalogue.ts';
export { buildMatchContext, type MatchContext, type SkillMention } from './match-forms.ts';
export { matchSkills } from './match-skills.ts';
export { sortResources, RESOURCE_KINDS } from './sort-resources.ts';
export { loadHealth, reportResource, withdrawReport, type Health, type GetHealth } from './resource-health.ts';
export type { ResolvedSkill } from './resolver/lookup.ts';
export { resolveSkill } from './resolver/resolve-skill.ts';
export { suggestSkills } from './resolver/suggest-skills.ts';
export { resourceId } from './resource-id.ts';
export type { PathEntry, PieceOfWork, Skill, SkillResource } from './skill.ts';
export { getSkillIds } from './get-skill-ids.ts';
export { loadImportedSkills, skillCatalogue, type SkillCatalogue } from './skill-catalogue.ts';
export { CHECK, hasCheck } from './skill-checks.ts';
export { buildTaxonomy, compareText, type Taxonomy } from './taxonomy.ts';
export { tokenize, type Token } from './tokens.ts';
