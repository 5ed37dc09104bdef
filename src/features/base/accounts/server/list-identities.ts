import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { Provider } from '../contract.ts';

/** The viewer's linked identities; the last one cannot be unlinked. */
export const listIdentities: UseCase<'GET /api/users/auth/identities'> = async (ctx) => {
  const rows = await ctx.db
    .selectFrom('identities')
    .select(['id', 'provider', 'email', 'created_at'])
    .where('user_id', '=', signedIn(ctx).id)
    .orderBy('created_at')
    .execute();
  return {
    data: rows.map((row) => ({
      id: row.id,
      type: 'identity' as const,
      attributes: {
        provider: Provider.parse(row.provider),
        email: row.email,
        created_at: row.created_at.toISOString(),
        can: { unlink: rows.length > 1 },
      },
    })),
    meta: { next_cursor: null },
  };
};
