import { implement } from '#platform/server/http.ts';
import { insightsContract } from '../contract.ts';
import { getInsight } from './get-insight.ts';
import { listInsights } from './list-insights.ts';

export const insightsRoutes = implement(insightsContract, {
  'GET /api/knowledges': listInsights,
  'GET /api/knowledges/{slug}': getInsight,
});
