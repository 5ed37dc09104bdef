import type { UseCase } from '#platform/http/http.ts';
import { presentUnsubscription, getUnsubscriptionTarget } from './unsubscribe.ts';

/** What a link in an e-mail would end; changes nothing, because mail programs open links by themselves. */
export const getUnsubscription: UseCase<'GET /api/notifications/unsubscribe'> = async (ctx, { query }) =>
  presentUnsubscription(await getUnsubscriptionTarget(ctx, query.token));
