import { requireScope } from '#features/base/accounts/server/index.ts';
import { setPackState } from '#features/catalogue/boards/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentStaffPack } from './present-packs.ts';

/** Publishes a pack, makes it a draft again, deletes or restores it. */
export const changePackState: UseCase<'POST /api/staff/packs/{slug}/state'> = async (ctx, { params: { slug }, body }) => {
  requireScope(ctx, 'editor');
  const { state, ...change } = body;
  await setPackState(ctx, { slug, ...change }, state);
  return presentStaffPack(ctx, slug);
};
