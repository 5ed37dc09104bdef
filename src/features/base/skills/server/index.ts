/** The server interface of skills for other features. */
export { checkOneResource, checkResources, checkResourcesNightly } from './check-resources.ts';
export { importSkills, type SkillImportReport } from './import/import-skills.ts';
export { ImportError, type ImportSource } from './import/imported-skill.ts';
export { loadCatalogue } from './load-catalogue.ts';
export { buildMatchContext, type MatchContext, type SkillMention } from './match-forms.ts';
export { matchSkills } from './match-skills.ts';
export { sortResources, RESOURCE_KINDS } from './sort-resources.ts';
export { answerMistakes } from './mistakes/answer-mistakes.ts';
export { reportMistake, withdrawMistake } from './mistakes/report-mistake.ts';
export {
  countMistakes,
  countWaitingReports,
  findMistake,
  listMistakes,
  type MistakeFilter,
  type StoredMistake,
} from './mistakes/staff-mistakes.ts';
export { loadHealth, type Health, type GetHealth } from './resource-health.ts';
export { editDistance } from './resolver/edit-distance.ts';
export { findHindiSkill } from './resolver/find-hindi-skill.ts';
export { foldHindi, isDevanagari } from './resolver/fold-hindi.ts';
export { toSingular } from './resolver/fold-name.ts';
export type { ResolvedSkill } from './resolver/lookup.ts';
export { isEverydayWord } from './resolver/other-words.ts';
export { resolveSkill } from './resolver/resolve-skill.ts';
export { suggestSkills } from './resolver/suggest-skills.ts';
export { resourceId } from './resource-id.ts';
export type { PathEntry, PieceOfWork, Skill, SkillResource } from './skill.ts';
export { getSkillIds } from './get-skill-ids.ts';
export { getBankResource, replaceResource, RESOURCE, setResourceDropped } from './resources/change-resource.ts';
export { findCheckRun, runCheck, startCheckRun } from './resources/check-run.ts';
export { loadResourceBank, type BankResource } from './resources/resource-bank.ts';
export { loadSkills, skillCatalogue, SKILLS_CHANGED, type SkillCatalogue } from './skill-catalogue.ts';
export { correctSkill, getBankSkill, mergeSkill, setSkillOutOfUse, SKILL } from './skills/change-skill.ts';
export { hindiNames } from './skills/skill-change.ts';
export { loadSkillBank, type BankSkill, type SkillState } from './skills/skill-bank.ts';
export { correctQuestion, getBankQuestion, isAsStated, QUESTION, setQuestionDropped } from './questions/change-question.ts';
export { OPTION_COUNT, type Question } from './questions/question.ts';
export {
  CHECK,
  MIN_QUESTIONS,
  findQuestions,
  hasCheck,
  loadBank,
  loadQuestionsAt,
  loadSkillQuestions,
  type BankQuestion,
} from './questions/question-bank.ts';
export { buildTaxonomy, compareText, currentSkillId, storedSkillIds, type Taxonomy } from './taxonomy.ts';
export { correctWork, getBankWork, setWorkDropped, WORK } from './works/change-work.ts';
export { loadWorkBank, type BankWork } from './works/work-bank.ts';
export { criteriaForReader, workForReader } from './works/work-change.ts';
export { tokenize, type Token } from './tokens.ts';
