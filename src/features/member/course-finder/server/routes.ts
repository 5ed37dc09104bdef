import { implement } from '#platform/http/http.ts';
import { recommendationsContract } from '../contract.ts';
import { boardFromResults } from './board-from-results.ts';
import { getAnswers, keepAnswers } from './keep-answers.ts';
import { getInterest, listInterests } from './list-interests.ts';
import { getResults } from './recommend.ts';

export const recommendationsRoutes = implement(recommendationsContract, {
  'GET /api/recommendations/interests': listInterests,
  'GET /api/recommendations/interests/{id}': getInterest,
  'GET /api/recommendations/interests/{id}/results': getResults,
  'POST /api/recommendations/interests/{id}/board': boardFromResults,
  'GET /api/recommendations/answers': getAnswers,
  'PUT /api/recommendations/answers': keepAnswers,
});
