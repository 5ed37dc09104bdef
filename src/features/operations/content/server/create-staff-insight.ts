import { requireScope } from '#features/base/accounts/server/index.ts';
import { createEditorsInsight } from '#features/catalogue/insights/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentStaffInsight } from './present-insights.ts';

/** Saves an insight of the editors as a draft. */
export const createStaffInsight: UseCase<'POST /api/staff/insights'> = async (ctx, { body: { reason, ...fields } }) => {
  requireScope(ctx, 'editor');
  return presentStaffInsight(ctx, await createEditorsInsight(ctx, fields, reason));
};
