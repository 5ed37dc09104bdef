import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentStaffInsight } from './present-insights.ts';

/** One insight of the editors with its text and its history. */
export const getStaffInsight: UseCase<'GET /api/staff/insights/{slug}'> = async (ctx, { params }) => {
  requireScope(ctx, 'editor');
  return presentStaffInsight(ctx, params.slug);
};
