import { requireScope } from '#features/base/accounts/server/index.ts';
import { hideProgram, showProgram } from '#features/catalogue/programs/server/index.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { auditState, requirePublishable } from './change-listing.ts';
import { lockProgram, presentProgram } from './present-programs.ts';

/** Takes a program off the site, or publishes it again. */
export const changeProgramState: UseCase<'POST /api/staff/programs/{id}/state'> = async (
  ctx,
  { params: { id }, body: { version, state, reason } },
) => {
  requireScope(ctx, 'editor');
  const program = await lockProgram(ctx, id, version);
  requirePublishable(program);
  if ((program.hidden_at === null) === (state === 'published')) return presentProgram(ctx, id);
  if (program.university_hidden_at) throw conflict('program-university-unpublished');
  if (state === 'published') await showProgram(ctx, id);
  else await hideProgram(ctx, id);
  await auditState(ctx, { type: 'program', id, state, reason });
  return presentProgram(ctx, id);
};
