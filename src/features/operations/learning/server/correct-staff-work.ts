import { requireScope } from '#features/base/accounts/server/index.ts';
import { correctWork } from '#features/base/skills/server/index.ts';
import { invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentWork } from './present-works.ts';

/** Corrects a piece of work in both languages, which answers all reports of it. 422 where the criteria in Hindi are not as many. */
export const correctStaffWork: UseCase<'PUT /api/staff/works/{id}'> = async (ctx, { params: { id }, body }) => {
  requireScope(ctx, 'editor');
  const { version, reason, hindi, ...text } = body;
  if (hindi && hindi.criteria.length !== text.criteria.length)
    throw invalid({ path: 'hindi.criteria', code: 'work-criteria-differ' });
  await correctWork(ctx, { id, version, reason }, hindi ? { ...text, hindi } : text);
  return presentWork(ctx, id);
};
