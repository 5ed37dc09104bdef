import { requireScope } from '#features/base/accounts/server/index.ts';
import { setResourceDropped } from '#features/base/skills/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentResource } from './present-resources.ts';

/** Takes a resource out of what is recommended, or puts it back. */
export const changeResourceState: UseCase<'POST /api/staff/resources/{id}/state'> = async (ctx, { params: { id }, body }) => {
  requireScope(ctx, 'editor');
  const { dropped, ...change } = body;
  await setResourceDropped(ctx, { id, ...change }, dropped);
  return presentResource(ctx, id);
};
