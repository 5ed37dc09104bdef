import type { Context } from '#platform/http/context.ts';
import { kindOfSource } from './badge-source.ts';
import { sign } from './issue-badge.ts';

/** Signs a member's badges again under their new name. Copies that were downloaded before stay valid. */
export async function signUnderNewName(
  ctx: Context,
  { userId, name, slug }: { userId: string; name: string; slug: string },
): Promise<void> {
  const badges = await ctx.db
    .selectFrom('credentials')
    .selectAll()
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .execute();
  for (const { id, source_id, title, skills, issued_at } of badges) {
    const jwt = await sign(ctx, {
      id,
      origin: ctx.config.APP_ORIGIN,
      issuerName: ctx.config.BRAND_NAME,
      recipient: { name, slug },
      kind: kindOfSource(source_id),
      title,
      skills,
      issuedAt: issued_at,
    });
    await ctx.db.updateTable('credentials').set({ jwt }).where('id', '=', id).execute();
  }
}
