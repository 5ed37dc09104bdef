import { scoreWhatIf } from '#features/member/fitment/server/index.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadLookInput } from './look-input.ts';

/** The band of a visitor's free look if up to three requirements were shown. */
export const tryWhatIf: UseCase<'POST /api/own_ads/{id}/what_if'> = async (ctx, { params, body }) => {
  // public: limited to the visitor's own cookie
  const known = await loadLookInput(ctx, params.id);
  const band = known && scoreWhatIf(known.input, body.ticked).band;
  if (band === null) throw conflict('not-enough');
  return { data: { band } };
};
