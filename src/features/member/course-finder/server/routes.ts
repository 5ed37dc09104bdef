import { implement } from '#platform/http/http.ts';
import { courseFinderContract } from '../contract.ts';
import { createBoardFromResults } from './create-board-from-results.ts';
import { getAnswers } from './get-answers.ts';
import { saveAnswers } from './save-answers.ts';
import { getInterest } from './get-interest.ts';
import { listInterests } from './list-interests.ts';
import { getResults } from './get-results.ts';

export const courseFinderRoutes = implement(courseFinderContract, {
  'GET /api/recommendations/interests': listInterests,
  'GET /api/recommendations/interests/{id}': getInterest,
  'GET /api/recommendations/interests/{id}/results': getResults,
  'POST /api/recommendations/interests/{id}/board': createBoardFromResults,
  'GET /api/recommendations/answers': getAnswers,
  'PUT /api/recommendations/answers': saveAnswers,
});
