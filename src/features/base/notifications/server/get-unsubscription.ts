import type { UseCase } from '#platform/http/http.ts';
import { present, find } from './unsubscribe.ts';

/** What a link in an e-mail would end; changes nothing, because mail programs open links by themselves. */
export const getUnsubscription: UseCase<'GET /api/notifications/unsubscribe'> = async (ctx, { query }) =>
  present(await find(ctx, query.token));
