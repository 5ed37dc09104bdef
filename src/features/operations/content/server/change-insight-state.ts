import { requireScope } from '#features/base/accounts/server/index.ts';
import { setInsightState } from '#features/catalogue/insights/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentStaffInsight } from './present-insights.ts';

/** Publishes an insight, makes it a draft again, deletes or restores it. */
export const changeInsightState: UseCase<'POST /api/staff/insights/{slug}/state'> = async (ctx, { params: { slug }, body }) => {
  requireScope(ctx, 'editor');
  const { state, ...change } = body;
  await setInsightState(ctx, { slug, ...change }, state);
  return presentStaffInsight(ctx, slug);
};
