/** Webhooks: addresses of other systems that are told of events, with every delivery and what came of it. */
import * as z from 'zod';
import { Reason } from '#features/base/moderation/contract.ts';
import { cursor, document, feed, resource, type Contract } from '#platform/contract/endpoint.ts';
import { editable } from '#platform/contract/editable.ts';
import { issueCode } from '#platform/contract/problem.ts';

/** What a company can be told of. */
export const COMPANY_EVENTS = [
  'application.received',
  'application.moved',
  'application.withdrawn',
  'job.published',
  'job.changed',
  'job.closed',
] as const;
/** What administrators can be told of. */
export const SITE_EVENTS = ['purchase.paid', 'purchase.refunded', 'purchase.held'] as const;
export const TEST_EVENT = 'webhook.test';

export const CompanyEvent = z.enum(COMPANY_EVENTS);
export const SiteEvent = z.enum(SITE_EVENTS);
export const WebhookEvent = z.enum([...COMPANY_EVENTS, ...SITE_EVENTS]);
export type WebhookEvent = z.infer<typeof WebhookEvent>;
export const DeliveryEvent = z.enum([...COMPANY_EVENTS, ...SITE_EVENTS, TEST_EVENT]);
export type DeliveryEvent = z.infer<typeof DeliveryEvent>;

export const Webhook = resource(
  'webhook',
  z.object({
    /** The slug of the company that it belongs to; null for the site itself. */
    company: z.string().nullable(),
    url: z.string(),
    description: z.string(),
    events: z.array(WebhookEvent),
    /** `off`: switched off because of what its address answered. */
    state: z.enum(['active', 'paused', 'off']),
    /** `gone`: it answered 410; `failing`: every delivery has failed for days. */
    off_because: z.enum(['gone', 'failing']).nullable(),
    /** Since when no delivery has succeeded; null where the last one did. */
    failing_since: z.string().nullable(),
    /** Until when the secret before the last one signs as well. */
    former_secret_until: z.string().nullable(),
    created_at: z.string(),
  }),
);

export const WebhookDelivery = resource(
  'webhook_delivery',
  z.object({
    event: DeliveryEvent,
    /** `waiting`: will be tried, or tried again; `failed`: given up. */
    state: z.enum(['waiting', 'delivered', 'failed']),
    attempts: z.number().int(),
    /** The status of the last answer; null where there was none. */
    status: z.number().int().nullable(),
    /** Why the last attempt had no answer. `refused`: the address is not public, or has no https. */
    problem: z.enum(['refused', 'too_slow', 'silent']).nullable(),
    duration_ms: z.number().int().nullable(),
    /** What is sent. */
    body: z.string(),
    created_at: z.string(),
    /** When it is tried next; null where it is not. */
    due_at: z.string().nullable(),
    finished_at: z.string().nullable(),
  }),
);

const url = z.url({ protocol: /^https$/, error: issueCode('webhook-https') }).max(2000);
const description = z.string().trim().max(200);
const events = <E extends z.ZodType>(event: E) => z.array(event).min(1, issueCode('webhook-events-missing')).max(20);

const Company = z.object({ slug: z.string().max(200) });
const Id = z.object({ id: z.uuid() });
/** Of the site's webhooks, changes need a reason; a company's need none. */
const withReason = { json: z.object({ reason: Reason.optional() }) };
const withSecret = document(Webhook).extend({ meta: z.object({ secret: z.string() }) });
const ofOwner = { auth: true, params: Id } as const;

export const webhooksContract = {
  'GET /api/hiring/companies/{slug}/webhooks': {
    summary: 'The webhooks of my company; for its owners',
    auth: true,
    params: Company,
    ok: feed(Webhook),
    errors: [403, 404],
  },
  'POST /api/hiring/companies/{slug}/webhooks': {
    summary: 'Add a webhook of my company; its secret is in this response only; for its owners',
    auth: true,
    params: Company,
    body: { json: z.object({ url, description: description.default(''), events: events(CompanyEvent) }) },
    status: 201,
    ok: withSecret,
    errors: [403, 404, 409],
    limit: { max: 30, seconds: 3600 },
    transaction: 'manual',
  },
  'GET /api/staff/webhooks': {
    summary: 'The webhooks of the site; for administrators',
    ok: feed(Webhook),
    errors: [403, 404],
  },
  'POST /api/staff/webhooks': {
    summary: 'Add a webhook of the site; its secret is in this response only; for administrators',
    auth: true,
    body: { json: z.object({ url, description: description.default(''), events: events(SiteEvent), reason: Reason }) },
    status: 201,
    ok: withSecret,
    errors: [403, 404, 409],
    limit: { max: 30, seconds: 3600 },
    transaction: 'manual',
  },
  'GET /api/webhooks/{id}': {
    summary: 'One webhook; for its owners',
    ...ofOwner,
    ok: document(Webhook),
    errors: [403, 404],
  },
  'PATCH /api/webhooks/{id}': {
    summary: 'Change the address, the description or the events of a webhook; for its owners',
    ...ofOwner,
    body: {
      json: editable(z.object({ url, description, events: events(WebhookEvent) })).extend({ reason: Reason.optional() }),
    },
    ok: document(Webhook),
    errors: [403, 404, 412],
    limit: { max: 60, seconds: 3600 },
    transaction: 'manual',
  },
  'DELETE /api/webhooks/{id}': {
    summary: 'Delete a webhook with its deliveries; for its owners',
    ...ofOwner,
    query: z.object({ reason: Reason.optional() }),
    status: 204,
    ok: null,
    errors: [403, 404],
  },
  'POST /api/webhooks/{id}/pause': {
    summary: 'Pause a webhook: nothing is sent, and what happens meanwhile is not told; for its owners',
    ...ofOwner,
    body: withReason,
    ok: document(Webhook),
    errors: [403, 404],
  },
  'POST /api/webhooks/{id}/resume': {
    summary: 'Resume a webhook that is paused, or that was switched off; for its owners',
    ...ofOwner,
    body: withReason,
    ok: document(Webhook),
    errors: [403, 404],
  },
  'POST /api/webhooks/{id}/roll_secret': {
    summary: 'Replace the secret, which is in this response only; the former one signs as well for a day; for its owners',
    ...ofOwner,
    body: withReason,
    ok: withSecret,
    errors: [403, 404],
    limit: { max: 20, seconds: 3600 },
  },
  'POST /api/webhooks/{id}/test': {
    summary: 'Send a test event; for its owners',
    ...ofOwner,
    status: 201,
    ok: document(WebhookDelivery),
    errors: [403, 404, 409],
    limit: { max: 30, seconds: 3600 },
  },
  'GET /api/webhooks/{id}/deliveries': {
    summary: 'The deliveries of a webhook, the latest first; for its owners',
    ...ofOwner,
    query: z.object({ cursor }),
    ok: feed(WebhookDelivery),
    errors: [403, 404],
  },
  'POST /api/webhook_deliveries/{id}/resend': {
    summary: 'Send a delivery again, under the same id; for the owners of its webhook',
    ...ofOwner,
    ok: document(WebhookDelivery),
    errors: [403, 404, 409],
    limit: { max: 120, seconds: 3600 },
  },
} satisfies Contract;

type WebhooksContract = typeof webhooksContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends WebhooksContract {}
}
