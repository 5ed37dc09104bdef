import { requireScope } from '#features/base/accounts/server/index.ts';
import { setWorkDropped } from '#features/base/skills/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentWork } from './present-works.ts';

/** Takes a piece of work back, or brings it back. */
export const changeWorkState: UseCase<'POST /api/staff/works/{id}/state'> = async (ctx, { params: { id }, body }) => {
  requireScope(ctx, 'editor');
  const { dropped, ...change } = body;
  await setWorkDropped(ctx, { id, ...change }, dropped);
  return presentWork(ctx, id);
};
