import { requireFreshSession, requireScope } from '#features/base/accounts/server/index.ts';
import { moveReactions } from '#features/base/reactions/server/index.ts';
import { findStaffCompany, mergeCompany } from '#features/catalogue/jobs/server/index.ts';
import { moveAddresses } from '#features/member/deliveries/server/index.ts';
import { moveTemplates } from '#features/operations/applicants/server/index.ts';
import { moveDrafts } from '#features/operations/hiring-jobs/server/index.ts';
import { moveTeam } from '#features/operations/hiring-teams/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { conflict, invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { auditListing } from './change-listing.ts';
import { lockCompany, presentCompany } from './present-companies.ts';

/** Merges a duplicate into the company that is kept: what points to the one points to the other afterwards. It cannot be undone. */
export const mergeCompanies: UseCase<'POST /api/staff/companies/{id}/merge'> = async (ctx, { params: { id }, body }) => {
  requireScope(ctx, 'editor');
  await requireFreshSession(ctx);
  const { version, into, reason } = body;
  if (into === id) throw invalid({ path: 'into', code: 'merge-itself' });
  // In the order of the ids, so that two merges the other way round do not wait for each other for ever.
  for (const each of [id, into].toSorted()) await findStaffCompany(ctx, each, { isLocked: true });
  const duplicate = await lockCompany(ctx, id, version);
  if (duplicate.merged_into) throw conflict('listing-merged');
  const kept = await findStaffCompany(ctx, into);
  if (!kept) throw invalid({ path: 'into', code: 'merge-choose' });
  if (kept.hidden_at) throw invalid({ path: 'into', code: 'merge-unpublished' });
  await moveEverything(ctx, id, into);
  const [before, after] = [{ address: duplicate.slug }, { address: kept.slug }];
  const stated = { duplicate: duplicate.name, kept: kept.name };
  for (const each of [id, into])
    await auditListing(ctx, { type: 'company', id: each, act: 'merge', reason, before, after, stated });
  return presentCompany(ctx, into);
};

async function moveEverything(ctx: Context, from: string, to: string): Promise<void> {
  await moveReactions(ctx, 'company', { from, to });
  await moveTeam(ctx, from, to);
  await moveDrafts(ctx, from, to);
  await moveTemplates(ctx, from, to);
  await moveAddresses(ctx, from, to);
  await mergeCompany(ctx, from, to);
}
