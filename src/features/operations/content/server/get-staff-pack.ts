import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentStaffPack } from './present-packs.ts';

/** One pack of the editors with its cards as text and its history. */
export const getStaffPack: UseCase<'GET /api/staff/packs/{slug}'> = async (ctx, { params }) => {
  requireScope(ctx, 'editor');
  return presentStaffPack(ctx, params.slug);
};
