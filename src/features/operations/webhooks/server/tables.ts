import type { Generated } from 'kysely';
import type { z } from 'zod';
import type { Refine, Rows } from '#platform/db/db.ts';
import type { DeliveryEvent, Webhook, WebhookDelivery, WebhookEvent } from '../contract.ts';

type WebhookAttributes = z.infer<typeof Webhook>['attributes'];
type DeliveryAttributes = z.infer<typeof WebhookDelivery>['attributes'];

/** An address that is told of events. The secret signs what is sent. */
export type WebhooksTable = Refine<
  Rows['webhooks'],
  {
    events: WebhookEvent[];
    state: Generated<WebhookAttributes['state']>;
    off_because: WebhookAttributes['off_because'];
  }
>;

/** One event for one webhook. */
export type WebhookDeliveriesTable = Refine<
  Rows['webhook_deliveries'],
  {
    event: DeliveryEvent;
    state: Generated<DeliveryAttributes['state']>;
    problem: DeliveryAttributes['problem'];
  }
>;

declare module '#platform/db/db.ts' {
  interface Tables {
    webhooks: WebhooksTable;
    webhook_deliveries: WebhookDeliveriesTable;
  }
}
