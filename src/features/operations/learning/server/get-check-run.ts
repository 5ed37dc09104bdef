import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentCheckRun } from './present-check-run.ts';

/** The latest check of many resources, with how far it is. */
export const getCheckRun: UseCase<'GET /api/staff/resource_checks'> = async (ctx) => {
  requireScope(ctx, 'editor');
  return presentCheckRun(ctx);
};
