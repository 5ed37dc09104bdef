import { requireScope } from '#features/base/accounts/server/index.ts';
import { startCheckRun } from '#features/base/skills/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentCheckRun } from './present-check-run.ts';

/** Has the resources checked that were checked longest ago, in the background; once at a time. */
export const checkManyResources: UseCase<'POST /api/staff/resource_checks'> = async (ctx, { body }) => {
  requireScope(ctx, 'editor');
  await startCheckRun(ctx, body.limit);
  return presentCheckRun(ctx);
};
