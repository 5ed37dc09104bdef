import { requireScope } from '#features/base/accounts/server/index.ts';
import { addStaffProgram } from '#features/catalogue/programs/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { auditListing } from './change-listing.ts';
import { presentProgram } from './present-programs.ts';

/** Adds a program; one of an unpublished university is unpublished with it. */
export const addProgram: UseCase<'POST /api/staff/programs'> = async (ctx, { body: { reason, ...facts } }) => {
  requireScope(ctx, 'editor');
  const id = await addStaffProgram(ctx, facts);
  await auditListing(ctx, { type: 'program', id, act: 'add', reason, after: facts });
  return presentProgram(ctx, id);
};
