import { scoreWhatIf } from '#features/member/fitment/server/index.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadVisitorInput } from './visitor-input.ts';

/** The band of a visitor's free look if up to three requirements were shown. */
export const tryWhatIf: UseCase<'POST /api/own_ads/{id}/what_if'> = async (ctx, { params, body }) => {
  // public: limited to the visitor's own cookie
  const { input } = await loadVisitorInput(ctx, params.id);
  const { band } = scoreWhatIf(input, body.ticked);
  if (band === null) throw conflict('not-enough');
  return { data: { band } };
};
