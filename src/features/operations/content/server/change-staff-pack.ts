import { requireScope } from '#features/base/accounts/server/index.ts';
import { changePack, type CardKinds } from '#features/catalogue/boards/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentStaffPack } from './present-packs.ts';

/** Changes a pack; a file's pack is the editors' from then on. */
export const changeStaffPack =
  (kinds: CardKinds): UseCase<'PUT /api/staff/packs/{slug}'> =>
  async (ctx, { params: { slug }, body }) => {
    requireScope(ctx, 'editor');
    const { version, reason, ...fields } = body;
    await changePack(ctx, kinds, { slug, version, reason }, fields);
    return presentStaffPack(ctx, slug);
  };
