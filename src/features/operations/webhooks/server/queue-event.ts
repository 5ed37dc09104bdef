import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { TEST_EVENT, type DeliveryEvent, type WebhookEvent } from '../contract.ts';

/** What is sent of the thing that an event is about: ids, states and addresses in our API, never a name or a text of a person. */
export type EventData = Readonly<Record<string, string | null>>;
type Event<Name> = { name: Name; data: EventData };

/** Queues an event for the active webhooks of a company, or of the site, that are told of it; in the transaction that causes it. */
export async function queueEvent(ctx: Context, companyId: string | null, event: Event<WebhookEvent>): Promise<void> {
  const webhooks = await ctx.db
    .selectFrom('webhooks')
    .select('id')
    .where(sql<boolean>`company_id is not distinct from ${companyId}::uuid`)
    .where('state', '=', 'active')
    .where(sql<boolean>`${event.name} = any(events)`)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  for (const { id } of webhooks) await insertDelivery(ctx, id, event);
}

/** Queues a test event for one webhook; returns the id of the delivery. */
export const queueTest = (ctx: Context, webhookId: string): Promise<string> =>
  insertDelivery(ctx, webhookId, { name: TEST_EVENT, data: { id: webhookId } });

async function insertDelivery(ctx: Context, webhookId: string, { name, data }: Event<DeliveryEvent>): Promise<string> {
  const now = ctx.clock.now();
  const { id } = await ctx.db
    .insertInto('webhook_deliveries')
    .values({
      webhook_id: webhookId,
      event: name,
      body: JSON.stringify({ type: name, timestamp: now.toISOString(), data }),
      due_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await ctx.enqueue('webhooks.send', { id });
  return id;
}
