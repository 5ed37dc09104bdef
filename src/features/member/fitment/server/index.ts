/** The server interface of fitment for other features. */
export { createAdReader } from './ad-reader.ts';
export { buildFitInput } from './build-fit-input.ts';
export { findOpenReport, hasOpenReport } from './open-report.ts';
export { findLatestReport } from './find-latest-report.ts';
export { findOpenGaps } from './find-open-gaps.ts';
export { findFitmentOfApplication, getFitment, type Fitment } from './load-fitment.ts';
export { removeClaims, removeFinishedSkill, addFinishedSkill, rescoreAfterLearning } from './change-finished-skill.ts';
export { countMembersWhoFinished } from './count-members-who-finished.ts';
export { computeSkillGain, type SkillGain } from './compute-skill-gain.ts';
export { loadFinishedSkills, type FinishedGrade } from './finished-skills.ts';
export { computeBands } from './compute-bands.ts';
export { computeOutlook } from './compute-outlook.ts';
export { fitmentRoutes } from './routes.ts';
export { scorePending } from './score-pending.ts';
export { endLostScores } from './end-lost-scores.ts';
export { followApplication } from './follow-application.ts';
export { awaitReading, followReading } from './follow-reading.ts';
export { findResumeScores } from './find-resume-scores.ts';
export { fitmentProduct, lockFitment, unlockFitment } from './sell-fitment.ts';
export type { FitInput, FitProfile, Attachment } from './engine/fit-input.ts';
export { findLegalConditions, showsCondition, type LegalCondition } from './engine/legal-conditions.ts';
export { countedWords, wordWeight } from './engine/word-weights.ts';
export { familiesOf, roleSimilarity, titleOverlap } from './engine/role-similarity.ts';
export { findKnownSkills } from './engine/find-known-skills.ts';
export { findBands } from './find-bands.ts';
export { computeFreeLook } from './free-look.ts';
export { scoreWhatIf } from './engine/what-if.ts';
export { estimateFit, readNeeds, readStrengths, type Needs, type Strengths } from './engine/estimate-fit.ts';
export { listLatestScores } from './list-latest-scores.ts';
export { loadMemberInput } from './load-member-input.ts';
export { loadVisitorInput } from './load-visitor-input.ts';
export { readAd } from './engine/read-ad.ts';
export { describeResume, type DescribedSchooling, type ResumeDescription, type TextRange } from './engine/describe-resume.ts';
export { rescoreEntry } from './change-finished-skill.ts';
export { findBetterWords, scoreRows, type BetterLine, type RowScores } from './better-words.ts';
export { bringUp, replaceSentences, sentencePattern } from './replace-sentences.ts';
export { prepareOutlook, type Outlook, type Projection } from './engine/prepare-outlook.ts';
export type * from './engine/report-types.ts';
export { countWorkMonths } from './engine/count-work-months.ts';
export { parseResume } from './engine/parse-resume.ts';
export { scoreFit } from './engine/score-fit.ts';
export { findSkillsInResumes } from './find-skills-in-resumes.ts';
export { generateWording, queueWording } from './generate-wording.ts';
export { cleanText, parseAnswer } from './wording/check-answer.ts';
export { askLanguageModel, hasLanguageModel, languageModelHost, languageModelName } from './wording/language-model.ts';
export { requirementLabel } from './requirement-label.ts';
export { pointsToNextBand } from './fit-advice.ts';
export { IMPLIED_EXPERIENCE } from './engine/ad-background.ts';
export { WEIGHTS, type Grade, type Weights } from './engine/weights.ts';
export { loadPlanPrice, priceTerms } from './prices.ts';
export { presentTestimonial } from './find-testimonials.ts';
export { loadTestimonials } from './load-testimonials.ts';
export {
  changeTestimonial,
  createTestimonial,
  setTestimonialState,
  TESTIMONIAL,
  testimonials,
  type StoredTestimonial,
} from './staff-testimonials.ts';
