/** The server interface of webhooks for the wiring. */
export { moveWebhooks } from './move-webhooks.ts';
export { removeWebhooksOf } from './remove-webhooks-of.ts';
export { webhooksRoutes } from './routes.ts';
export { purgeDeliveries, sendDelivery, sendDueDeliveries } from './send-delivery.ts';
export { tellOfApplication, tellOfJob, tellOfPurchase } from './tell-events.ts';
