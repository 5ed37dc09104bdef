/** What other features' servers may use from fitment. */
export { beginFitment } from './begin-fitment.ts';
export { fitInputOf } from './fit-input-of.ts';
export { findOpenGaps } from './find-open-gaps.ts';
export { findFitment, latestReport, type Fitment } from './find-fitment.ts';
export { forgetFinishedSkill, noteFinishedSkill, scoreAfterLearning } from './note-finished-skill.ts';
export { learningOutlook, scoreWithFinished, type Learnt } from './learning-outlook.ts';
export { fitmentRoutes } from './routes.ts';
export { readResume } from './read-resume.ts';
export { findFitmentForSale, lockFitment, unlockFitment } from './sell-fitment.ts';
export type { FitInput, FitProfile, Attachment } from './engine/fit-input.ts';
export { knownSkills } from './engine/known-skills.ts';
export { planGain } from './engine/plan-gain.ts';
export type * from './engine/report-types.ts';
export { scoreFit } from './engine/score-fit.ts';
export { openScores, shownInResumes } from './shown-in-resumes.ts';
export { wordReport } from './word-report.ts';
export { type Grade, type Weights } from './engine/weights.ts';
export { type DocumentKind, type ReadFailure, type ReadResult } from './documents/document.ts';
