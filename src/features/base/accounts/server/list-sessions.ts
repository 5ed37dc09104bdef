import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { Provider } from '../contract.ts';
import { describeDevice } from './describe-device.ts';

/** The viewer's sessions, the current one first. */
export const listSessions: UseCase<'GET /api/users/auth/sessions'> = async (ctx) => {
  const viewer = signedIn(ctx);
  const rows = await ctx.db
    .selectFrom('sessions')
    .select(['id', 'provider', 'user_agent', 'ip_prefix', 'created_at', 'last_seen_at'])
    .where('user_id', '=', viewer.id)
    .orderBy('last_seen_at', 'desc')
    .execute();
  const data = rows.map((row) => ({
    id: row.id,
    type: 'session' as const,
    attributes: {
      provider: Provider.parse(row.provider),
      device: describeDevice(row.user_agent),
      ip_prefix: row.ip_prefix,
      created_at: row.created_at.toISOString(),
      last_seen_at: row.last_seen_at.toISOString(),
      current: row.id === viewer.sessionId,
    },
  }));
  return {
    data: data.toSorted((a, b) => Number(b.attributes.current) - Number(a.attributes.current)),
    meta: { next_cursor: null },
  };
};
