/** The server interface of fitment for other features. */
export { beginFitment } from './begin-fitment.ts';
export { buildFitInput } from './build-fit-input.ts';
export { findOpenGaps } from './find-open-gaps.ts';
export { getFitment, latestReport, type Fitment } from './load-fitment.ts';
export { removeFinishedSkill, addFinishedSkill, rescoreAfterLearning } from './change-finished-skill.ts';
export { computeOutlook, scoreWithFinished, type LearntScore } from './compute-outlook.ts';
export { fitmentRoutes } from './routes.ts';
export { parseStoredResume } from './parse-stored-resume.ts';
export { fitmentProduct, lockFitment, unlockFitment } from './sell-fitment.ts';
export type { FitInput, FitProfile, Attachment } from './engine/fit-input.ts';
export { knownSkills } from './engine/known-skills.ts';
export { planGain } from './engine/plan-gain.ts';
export type * from './engine/report-types.ts';
export { scoreFit } from './engine/score-fit.ts';
export { findOpenScores, findSkillsInResumes } from './find-skills-in-resumes.ts';
export { wordReport } from './word-report.ts';
export { type Grade, type Weights } from './engine/weights.ts';
export { type DocumentKind, type ParseFailure, type ParseResult } from './documents/document.ts';
