export { importSkills, type SkillImportReport } from './import/import-skills.ts';
export { ImportError, type ImportSource } from './import/imported-skill.ts';
export { loadCatalogue } from './load-catalogue.ts';
export { matchSkills, readContext, type MatchContext, type SkillMention } from './match-skills.ts';
export type { Skill, SkillResource } from './skill.ts';
export { loadImportedSkills, skillCatalogue, type SkillCatalogue } from './skill-catalogue.ts';
export { buildTaxonomy, compareText, type Taxonomy } from './taxonomy.ts';
export { tokenize, type Token } from './tokens.ts';
