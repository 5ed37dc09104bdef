import { requireFreshSession, requireScope } from '#features/base/accounts/server/index.ts';
import { moveComments } from '#features/base/discussion/server/index.ts';
import { moveReactions } from '#features/base/reactions/server/index.ts';
import { moveCards } from '#features/catalogue/boards/server/index.ts';
import { findStaffProgram, mergeProgram } from '#features/catalogue/programs/server/index.ts';
import { countForms, moveForms } from '#features/member/program-applications/server/index.ts';
import { moveProgramEntries } from '#features/member/tracker/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { auditMerge, requireMergeable } from './change-listing.ts';
import { lockProgram, presentProgram } from './present-programs.ts';

/** Merges a duplicate into the program that is kept: what points to the one points to the other afterwards. It cannot be undone. */
export const mergePrograms: UseCase<'POST /api/staff/programs/{id}/merge'> = async (ctx, { params: { id }, body }) => {
  requireScope(ctx, 'editor');
  await requireFreshSession(ctx);
  const { version, into, reason } = body;
  // In the order of the ids, so that two merges the other way round do not wait for each other for ever.
  for (const each of [id, into].toSorted()) await findStaffProgram(ctx, each, { isLocked: true });
  const duplicate = await lockProgram(ctx, id, version);
  const kept = requireMergeable(duplicate, await findStaffProgram(ctx, into));
  if (kept.withdrawn) throw invalid({ path: 'into', code: 'merge-unpublished' });
  // Who began to apply could not go on at a program that takes no applications here.
  if (!kept.application && (await countForms(ctx, [id])).size > 0)
    throw invalid({ path: 'into', code: 'merge-takes-no-applications' });
  await moveEverything(ctx, id, into);
  await auditMerge(ctx, {
    type: 'program',
    reason,
    duplicate: { id, address: duplicate.code, name: duplicate.title },
    kept: { id: into, address: kept.code, name: kept.title },
  });
  return presentProgram(ctx, into);
};

async function moveEverything(ctx: Context, from: string, to: string): Promise<void> {
  await moveReactions(ctx, 'program', { from, to });
  await moveComments(ctx, 'program', { from, to });
  await moveCards(ctx, 'program', { from, to });
  await moveForms(ctx, from, to);
  await moveProgramEntries(ctx, from, to);
  await mergeProgram(ctx, from, to);
}
