import { memberRows } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { savePreference, setDigest } from './preferences.ts';
import { parseUnsubscribeToken, type Unsubscription } from './unsubscribe-links.ts';

/** Ends the e-mails that the link is for; repeating it changes nothing. */
export const unsubscribe: UseCase<'POST /api/notifications/unsubscribe'> = async (ctx, { query }) => {
  // public: the signed link is the permission, and mail programs follow it without a session
  const target = await getUnsubscriptionTarget(ctx, query.token);
  if (target.list === 'digest') await setDigest(ctx, target.userId, 'never');
  else await savePreference(ctx, target.userId, { category: target.list, mail: 'never' });
  return presentUnsubscription(target);
};

export async function getUnsubscriptionTarget(ctx: Context, token: string): Promise<Unsubscription> {
  const target = await parseUnsubscribeToken(ctx, token);
  const member =
    target &&
    (await ctx.db
      .selectFrom(memberRows(ctx).as('users'))
      .select('id')
      .where('id', '=', target.userId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst());
  if (!target || !member) throw notFound('link');
  return target;
}

export const presentUnsubscription = ({ list }: Unsubscription) => ({
  data: { id: list, type: 'unsubscription' as const, attributes: { list } },
});
