import { requireFreshSession, requireScope } from '#features/base/accounts/server/index.ts';
import { moveReactions } from '#features/base/reactions/server/index.ts';
import { findStaffCompany, mergeCompany } from '#features/catalogue/jobs/server/index.ts';
import { moveAddresses } from '#features/member/deliveries/server/index.ts';
import { moveTemplates } from '#features/operations/applicants/server/index.ts';
import { moveDrafts } from '#features/operations/hiring-jobs/server/index.ts';
import { moveTeam } from '#features/operations/hiring-teams/server/index.ts';
import { moveWebhooks } from '#features/operations/webhooks/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { auditMerge, requireMergeable } from './change-listing.ts';
import { lockCompany, presentCompany } from './present-companies.ts';

/** Merges a duplicate into the company that is kept: what points to the one points to the other afterwards. It cannot be undone. */
export const mergeCompanies: UseCase<'POST /api/staff/companies/{id}/merge'> = async (ctx, { params: { id }, body }) => {
  requireScope(ctx, 'editor');
  await requireFreshSession(ctx);
  const { version, into, reason } = body;
  // In the order of the ids, so that two merges the other way round do not wait for each other for ever.
  for (const each of [id, into].toSorted()) await findStaffCompany(ctx, each, { isLocked: true });
  const duplicate = await lockCompany(ctx, id, version);
  const kept = requireMergeable(duplicate, await findStaffCompany(ctx, into));
  await moveEverything(ctx, id, into);
  await auditMerge(ctx, {
    type: 'company',
    reason,
    duplicate: { id, address: duplicate.slug, name: duplicate.name },
    kept: { id: into, address: kept.slug, name: kept.name },
  });
  return presentCompany(ctx, into);
};

async function moveEverything(ctx: Context, from: string, to: string): Promise<void> {
  await moveReactions(ctx, 'company', { from, to });
  await moveTeam(ctx, from, to);
  await moveDrafts(ctx, from, to);
  await moveTemplates(ctx, from, to);
  await moveAddresses(ctx, from, to);
  await moveWebhooks(ctx, from, to);
  await mergeCompany(ctx, from, to);
}
