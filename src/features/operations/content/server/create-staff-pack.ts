import { requireScope } from '#features/base/accounts/server/index.ts';
import { createPack, type CardKinds } from '#features/catalogue/boards/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentStaffPack } from './present-packs.ts';

/** Saves a pack of the editors as a draft. */
export const createStaffPack =
  (kinds: CardKinds): UseCase<'POST /api/staff/packs'> =>
  async (ctx, { body: { reason, ...fields } }) => {
    requireScope(ctx, 'editor');
    return presentStaffPack(ctx, await createPack(ctx, kinds, fields, reason));
  };
