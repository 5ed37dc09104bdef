import { implement } from '#platform/http/http.ts';
import { resumeReadingContract } from '../contract.ts';
import { getReading } from './get-reading.ts';
import { proposeProfile } from './propose-profile.ts';
import { takeBack } from './take-back.ts';
import { takeOver } from './take-over.ts';

export const resumeReadingRoutes = implement(resumeReadingContract, {
  'GET /api/resumes/{id}/reading': getReading,
  'GET /api/resumes/{id}/profile_proposal': proposeProfile,
  'POST /api/resumes/{id}/take_over': takeOver,
  'POST /api/resumes/{id}/take_back': takeBack,
});
