import type { UseCase } from '#platform/http/http.ts';
import { presentUnsubscription, getUnsubscriptionTarget } from './unsubscribe.ts';

/** Describes what an unsubscribe link would end; changes nothing, because mail programs open links by themselves. */
export const getUnsubscription: UseCase<'GET /api/notifications/unsubscribe'> = async (ctx, { query }) =>
  presentUnsubscription(await getUnsubscriptionTarget(ctx, query.token));
