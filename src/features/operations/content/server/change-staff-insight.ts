import { requireScope } from '#features/base/accounts/server/index.ts';
import { changeEditorsInsight } from '#features/catalogue/insights/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentStaffInsight } from './present-insights.ts';

/** Changes an insight; a file's insight is the editors' from then on. */
export const changeStaffInsight: UseCase<'PUT /api/staff/insights/{slug}'> = async (ctx, { params: { slug }, body }) => {
  requireScope(ctx, 'editor');
  const { version, reason, ...fields } = body;
  await changeEditorsInsight(ctx, { slug, version, reason }, fields);
  return presentStaffInsight(ctx, slug);
};
