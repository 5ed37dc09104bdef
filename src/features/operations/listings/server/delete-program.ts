import { requireFreshSession, requireScope } from '#features/base/accounts/server/index.ts';
import { purgeReactionsTo } from '#features/base/reactions/server/index.ts';
import { deleteProgram as deleteStoredProgram } from '#features/catalogue/programs/server/index.ts';
import { detachPrograms } from '#features/member/tracker/server/index.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { auditListing } from './change-listing.ts';
import { lockProgram, whyKept } from './present-programs.ts';

/** Deletes a program that nobody has applied for or written about, and that the next load of the catalogue does not bring again. */
export const deleteProgram: UseCase<'POST /api/staff/programs/{id}/deletion'> = async (ctx, { params: { id }, body }) => {
  requireScope(ctx, 'editor');
  await requireFreshSession(ctx);
  const program = await lockProgram(ctx, id, body.version);
  const keptFor = await whyKept(ctx, program);
  if (keptFor === 'entries') throw conflict('program-has-entries');
  if (keptFor === 'catalogue') throw conflict('program-in-catalogue');
  // What members noted about it stays theirs.
  await detachPrograms(ctx, [id]);
  await purgeReactionsTo(ctx, { type: 'program', id });
  await deleteStoredProgram(ctx, id);
  const { title, code, provider, url, source } = program;
  const before = { title, code, provider, url, source };
  await auditListing(ctx, { type: 'program', id, act: 'delete', reason: body.reason, before });
};
