import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentResource } from './present-resources.ts';

/** One learning resource with its last check and its history. */
export const getResource: UseCase<'GET /api/staff/resources/{id}'> = async (ctx, { params }) => {
  requireScope(ctx, 'editor');
  return presentResource(ctx, params.id);
};
