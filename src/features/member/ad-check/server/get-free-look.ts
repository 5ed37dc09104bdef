import { computeFreeLook } from '#features/member/fitment/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadVisitorInput } from './visitor-input.ts';

/** The free look at a visitor's ad and résumé. */
export const getFreeLook: UseCase<'GET /api/own_ads/{id}/free_look'> = async (ctx, { params }) => {
  // public: limited to the visitor's own cookie
  const { input, fileName } = await loadVisitorInput(ctx, params.id);
  return { data: { ...computeFreeLook(input), file_name: fileName } };
};
