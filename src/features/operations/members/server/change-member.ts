import { getAccount, type Account } from '#features/base/accounts/server/index.ts';
import type { Reportables } from '#features/base/moderation/server/index.ts';
import { staffOnly, type Context, type Viewer } from '#platform/http/context.ts';
import { conflict, forbidden } from '#platform/http/errors.ts';
import { mayTouch, presentMember } from './present-members.ts';

/**
 * Locks the account for a change by staff, whose scope the caller has checked, changes it, and presents it. Nobody changes their own account here,
 * and only administrators those of staff.
 */
export async function changeMember(
  ctx: Context,
  { slug, reportables }: { slug: string; reportables: Reportables },
  change: (account: Account, viewer: Viewer) => Promise<unknown>,
) {
  const viewer = staffOnly(ctx);
  const account = await getAccount(ctx, slug, { isLocked: true });
  checkTarget(viewer, account);
  await change(account, viewer);
  return { data: await presentMember(ctx, reportables, await getAccount(ctx, slug)) };
}

/** Refuses one's own account, deleted ones, and staff for those who are not administrators. */
export function checkTarget(viewer: Viewer, account: Account): void {
  if (account.id === viewer.id) throw forbidden('own-account');
  if (account.deleted_at) throw conflict('member-deleted');
  if (!mayTouch(viewer.scopes, account)) throw forbidden('administrator-only');
}
