import { m } from '#platform/messages/messages.js';
import type { CompanyEvent, Delivery, SiteEvent, Webhook } from './queries.ts';

export const COMPANY_EVENTS: readonly CompanyEvent[] = [
  'application.received',
  'application.moved',
  'application.withdrawn',
  'job.published',
  'job.changed',
  'job.closed',
];
export const SITE_EVENTS: readonly SiteEvent[] = ['purchase.paid', 'purchase.refunded', 'purchase.held'];

export const EVENT_LABELS: Readonly<Record<Delivery['attributes']['event'], () => string>> = {
  'application.received': m.webhooks_event_application_received,
  'application.moved': m.webhooks_event_application_moved,
  'application.withdrawn': m.webhooks_event_application_withdrawn,
  'job.published': m.webhooks_event_job_published,
  'job.changed': m.webhooks_event_job_changed,
  'job.closed': m.webhooks_event_job_closed,
  'purchase.paid': m.webhooks_event_purchase_paid,
  'purchase.refunded': m.webhooks_event_purchase_refunded,
  'purchase.held': m.webhooks_event_purchase_held,
  'webhook.test': m.webhooks_event_test,
};

export const STATE_LABELS: Readonly<Record<Webhook['attributes']['state'], () => string>> = {
  active: m.webhooks_state_active,
  paused: m.webhooks_state_paused,
  off: m.webhooks_state_off,
};
