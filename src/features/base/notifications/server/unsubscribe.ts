import { memberRows } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { savePreference, setDigest } from './preferences.ts';
import { parseUnsubscribeToken, type Unsubscription } from './unsubscribe-links.ts';

/** Ends the e-mails that the link is for; repeating it changes nothing. */
export const unsubscribe: UseCase<'POST /api/notifications/unsubscribe'> = async (ctx, { query }) => {
  // public: the signed link is the permission, and mail programs follow it without a session
  const found = await getUnsubscriptionTarget(ctx, query.token);
  if (found.list === 'digest') await setDigest(ctx, found.userId, 'never');
  else await savePreference(ctx, found.userId, { matter: found.list, mail: 'never' });
  return presentUnsubscription(found);
};

export async function getUnsubscriptionTarget(ctx: Context, token: string): Promise<Unsubscription> {
  const found = await parseUnsubscribeToken(ctx, token);
  const member =
    found &&
    (await ctx.db
      .selectFrom(memberRows(ctx).as('users'))
      .select('id')
      .where('id', '=', found.userId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst());
  if (!found || !member) throw notFound('link');
  return found;
}

export const presentUnsubscription = ({ list }: Unsubscription) => ({
  data: { id: list, type: 'unsubscription' as const, attributes: { list } },
});
