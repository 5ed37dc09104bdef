import { implement } from '#platform/http/http.ts';
import { fitmentContract } from '../contract.ts';
import { computeWhatIf } from './compute-what-if.ts';
import { addEvidence } from './add-evidence.ts';
import { correctRow } from './correct-row.ts';
import { declareCondition } from './declare-condition.ts';
import { removeEvidence } from './remove-evidence.ts';
import { restoreRow } from './restore-row.ts';
import { computeEffect } from './compute-effect.ts';
import { scoreWithResume } from './score-with-resume.ts';
import { createFitmentScore } from './create-fitment-score.ts';
import { getApplicationScore } from './get-application-score.ts';
import { getFitmentScore } from './get-fitment-score.ts';
import { getReport } from './get-report.ts';
import { getWeights } from './get-weights.ts';
import { listFitmentScores } from './list-fitment-scores.ts';
import { listTestimonials } from './list-testimonials.ts';
import { listVideoReviews } from './list-video-reviews.ts';

export const fitmentRoutes = implement(fitmentContract, {
  'GET /api/testimonials/get_video_reviews': listVideoReviews,
  'GET /api/testimonials/get_testimonials': listTestimonials,
  'GET /api/job_applications/fitment_score': getApplicationScore,
  'GET /api/fitment_scores': listFitmentScores,
  'GET /api/fitment_scores/{id}': getFitmentScore,
  'POST /api/fitment_scores': createFitmentScore,
  'GET /api/fitment_scores/{id}/reports/{report_id}': getReport,
  'POST /api/fitment_scores/{id}/what_if': computeWhatIf,
  'POST /api/fitment_scores/{id}/effect': computeEffect,
  'POST /api/fitment_scores/{id}/corrections': correctRow,
  'DELETE /api/fitment_scores/{id}/corrections': restoreRow,
  'POST /api/fitment_scores/{id}/evidence': addEvidence,
  'DELETE /api/fitment_scores/{id}/evidence': removeEvidence,
  'PUT /api/fitment_scores/{id}/conditions': declareCondition,
  'POST /api/fitment_scores/{id}/resume': scoreWithResume,
  'GET /api/fitment_scores/weights': getWeights,
});
