import { computeFreeLook } from '#features/member/fitment/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadLookInput } from './look-input.ts';

/** The free look at a visitor's ad and résumé; null before there is a résumé. */
export const getFreeLook: UseCase<'GET /api/own_ads/{id}/free_look'> = async (ctx, { params }) => {
  // public: limited to the visitor's own cookie
  const known = await loadLookInput(ctx, params.id);
  return { data: known && { ...computeFreeLook(known.input), file_name: known.fileName } };
};
