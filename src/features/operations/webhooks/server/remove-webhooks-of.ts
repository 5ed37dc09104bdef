import { companyPeopleRows } from '#features/operations/hiring-teams/server/index.ts';
import type { Context } from '#platform/http/context.ts';

/** Deletes the webhooks of companies that lose their only owner, because nobody could see or stop them any more. */
export async function removeWebhooksOf(ctx: Context, { userId }: { userId: string }): Promise<void> {
  const owners = () => companyPeopleRows(ctx).where('role', '=', 'owner');
  await ctx.db
    .deleteFrom('webhooks')
    .where('company_id', 'in', ctx.db.selectFrom(owners().as('own')).select('own.company_id').where('own.user_id', '=', userId))
    .where(
      'company_id',
      'not in',
      ctx.db.selectFrom(owners().as('other')).select('other.company_id').where('other.user_id', '!=', userId),
    )
    .execute();
}
