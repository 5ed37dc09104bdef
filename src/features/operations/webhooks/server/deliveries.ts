import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { Context } from '#platform/http/context.ts';
import type { WebhookDelivery } from '../contract.ts';
import type { WebhookDeliveriesTable } from './tables.ts';

type StoredDelivery = Selectable<WebhookDeliveriesTable>;

export function presentDelivery(delivery: StoredDelivery): z.input<typeof WebhookDelivery> {
  const { id, event, state, attempts, status, problem, duration_ms, body, created_at, due_at, finished_at } = delivery;
  return {
    id,
    type: 'webhook_delivery',
    attributes: {
      event,
      state,
      attempts,
      status,
      problem,
      duration_ms,
      body,
      created_at: created_at.toISOString(),
      due_at: state === 'waiting' ? due_at.toISOString() : null,
      finished_at: finished_at?.toISOString() ?? null,
    },
  };
}

export const loadDelivery = (ctx: Context, id: string): Promise<StoredDelivery> =>
  ctx.db.selectFrom('webhook_deliveries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
