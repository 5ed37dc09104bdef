import { audit } from '#features/base/accounts/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentCredential } from './get-credential.ts';

/** Withdraws a badge of the viewer's; its address says so from now on. Twice changes nothing. */
export const withdrawCredential: UseCase<'DELETE /api/credentials/{id}'> = async (ctx, { params }) => {
  const viewer = signedIn(ctx);
  const mine = await ctx.db
    .selectFrom('credentials')
    .select(['id', 'withdrawn_at'])
    .where('id', '=', params.id)
    .where('user_id', '=', viewer.id)
    .forUpdate()
    .executeTakeFirst();
  if (!mine) throw notFound('badge');
  if (!mine.withdrawn_at) {
    await ctx.db.updateTable('credentials').set({ withdrawn_at: ctx.clock.now() }).where('id', '=', mine.id).execute();
    await audit(ctx, { action: 'credential.withdraw', objectType: 'credential', objectId: mine.id });
  }
  return { data: await presentCredential(ctx, mine.id) };
};
