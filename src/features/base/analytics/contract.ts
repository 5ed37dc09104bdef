/** Analytics: events recorded with consent, a member's own recorded events, and reports for staff. */
import * as z from 'zod';
import { resource, type Contract } from '#platform/contract/endpoint.ts';

export const EventAction = z.enum([
  'impression',
  'open',
  'view',
  'save',
  'like',
  'follow',
  'share',
  'comment',
  'dismiss',
  'apply',
  'apply-elsewhere',
  'offer',
  'load-more',
  'navigation',
  'fitment-score',
  'roadmap',
  'roadmap-payment',
  'fitment-score-payment',
]);
export type EventAction = z.infer<typeof EventAction>;

const ShortText = z.string().max(200).nullish();

/** The payload of one event. The member is taken from the session, never from the payload. */
export const AnalyticsEvent = z.object({
  cookie: z.string().regex(/^[\da-f]{10}\d{10,16}$/),
  ga_cookie: ShortText,
  url: z.string().max(2000),
  actionable_id: ShortText,
  actionable_type: ShortText,
  actionable_action: EventAction,
  category_id: ShortText,
  hashtags: z.array(z.string().max(80)).max(20).nullish(),
  algorithm: ShortText,
  bucket: ShortText,
  board_id: ShortText,
  additional_info: z.record(z.string().max(60), z.string().max(500)).nullish(),
  user_agent: z.string().max(400).nullish(),
  device_memory: z.number().min(0).max(4096).nullish(),
  window_width: z.number().int().min(0).max(100_000).nullish(),
  window_height: z.number().int().min(0).max(100_000).nullish(),
});

/** One recorded event of a member. */
export const RecordedEvent = resource(
  'journey',
  z.object({
    at: z.string(),
    action: z.string(),
    url: z.string(),
    item_type: z.string().nullable(),
    item_id: z.string().nullable(),
    algorithm: z.string().nullable(),
    bucket: z.string().nullable(),
    /** The other fields of the payload, as sent. */
    facts: z.record(z.string(), z.unknown()),
  }),
);

/** A rate with its 95 % confidence interval; from 0 to 1. */
const Rate = z.object({ value: z.number(), low: z.number(), high: z.number() });

/** The results of one algorithm in one experiment bucket. */
const Arm = z.object({
  algorithm: z.string(),
  bucket: z.string(),
  impressions: z.number().int(),
  opens: z.number().int(),
  saves: z.number().int(),
  open_rate: Rate.nullable(),
  save_rate: Rate.nullable(),
});

export const AnalyticsReport = resource(
  'journey_report',
  z.object({
    /** Weekly funnels from Monday, newest first: the number of browsers that reached each step. */
    weeks: z.array(z.object({ week: z.string(), people: z.array(z.number().int()) })),
    /** By type of item; `differences` compare the open rates of an experiment's two arms. */
    kinds: z.array(
      z.object({
        item_type: z.string(),
        arms: z.array(Arm),
        differences: z.array(
          z.object({
            a: z.string(),
            b: z.string(),
            value: z.number(),
            low: z.number(),
            high: z.number(),
            is_significant: z.boolean(),
          }),
        ),
      }),
    ),
    counted_until: z.string().nullable(),
    kept_months: z.number().int(),
  }),
);

export const analyticsContract = {
  'POST /api/journeys': {
    summary: 'Record events of a visit, with consent',
    body: {
      json: z.object({
        /**
         * The version of the words agreed to: consent to former ones is none. A new number when what they say changes; everybody
         * is asked again.
         */
        consent: z.literal(1),
        /** When it was given, by the clock of the browser. */
        consented_at: z.iso.datetime(),
        events: z.array(AnalyticsEvent).min(1).max(50),
      }),
    },
    status: 202,
    ok: z.object({ recorded: z.number().int() }),
    limit: { max: 240, seconds: 60 },
  },
  'GET /api/journeys/mine': {
    summary: 'My recorded events, newest first, with a count for each action',
    auth: true,
    query: z.object({
      action: EventAction.optional(),
      cursor: z
        .string()
        .regex(/^\d{1,15}$/)
        .optional(),
      per_page: z.coerce.number<string | number>().int().min(1).max(50).default(25),
    }),
    ok: z.object({
      data: z.array(RecordedEvent),
      meta: z.object({
        next_cursor: z.string().nullable(),
        counts: z.array(z.object({ action: z.string(), count: z.number().int() })),
        kept_months: z.number().int(),
      }),
    }),
  },
  'DELETE /api/journeys/mine': {
    summary: 'Delete my recorded events',
    auth: true,
    ok: z.object({ deleted: z.number().int() }),
  },
  'GET /api/journeys/report': {
    summary: 'Weekly funnels and the comparison of algorithms; for administrators',
    query: z.object({ weeks: z.coerce.number<string | number>().int().min(1).max(52).default(8) }),
    ok: z.object({ data: AnalyticsReport }),
    errors: [403, 404],
  },
} satisfies Contract;

type AnalyticsContract = typeof analyticsContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends AnalyticsContract {}
}
