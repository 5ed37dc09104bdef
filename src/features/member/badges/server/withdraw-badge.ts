import { audit } from '#features/base/accounts/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentBadge } from './get-badge.ts';

/** Withdraws one of the viewer's badges. Idempotent. */
export const withdrawBadge: UseCase<'DELETE /api/credentials/{id}'> = async (ctx, { params }) => {
  const viewer = signedIn(ctx);
  const badge = await ctx.db
    .selectFrom('credentials')
    .select(['id', 'withdrawn_at'])
    .where('id', '=', params.id)
    .where('user_id', '=', viewer.id)
    .forUpdate()
    .executeTakeFirst();
  if (!badge) throw notFound('badge');
  if (!badge.withdrawn_at) {
    await ctx.db.updateTable('credentials').set({ withdrawn_at: ctx.clock.now() }).where('id', '=', badge.id).execute();
    await audit(ctx, { action: 'credential.withdraw', objectType: 'credential', objectId: badge.id });
  }
  return { data: await presentBadge(ctx, badge.id) };
};
