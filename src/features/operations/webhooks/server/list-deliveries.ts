import { decodeCursor, isOlder, keysetPage } from '#platform/db/keyset.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentDelivery } from './deliveries.ts';
import { getWebhook } from './webhooks.ts';

const PAGE_SIZE = 20;

/** The deliveries of a webhook, for its owners, the latest first. */
export const listDeliveries: UseCase<'GET /api/webhooks/{id}/deliveries'> = async (ctx, { params, query }) => {
  const { id } = await getWebhook(ctx, params.id);
  const rows = await ctx.db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', id)
    .where(isOlder(decodeCursor(query.cursor), 'created_at', 'id'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
  const { shown, next } = keysetPage(rows, PAGE_SIZE, (row) => ({ key: row.created_at.toISOString(), id: row.id }));
  return { data: shown.map(presentDelivery), meta: { next_cursor: next } };
};
