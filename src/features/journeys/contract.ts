/** Journeys: what people did on the site, recorded only for those who agreed. */
import * as z from 'zod';
import type { Contract } from '#platform/contract/endpoint.ts';

export const JourneyAction = z.enum([
  'view',
  'save',
  'like',
  'share',
  'comment',
  'load-more',
  'navigation',
  'fitment-score',
  'roadmap',
  'roadmap-payment',
  'fitment-score-payment',
]);

const short = z.string().max(200).nullish();

/** The payload of one event. The member comes from the session, never from here. */
export const JourneyEvent = z.object({
  cookie: z.string().regex(/^[\da-f]{10}\d{10,16}$/),
  ga_cookie: short,
  url: z.string().max(2000),
  actionable_id: short,
  actionable_type: short,
  actionable_action: JourneyAction,
  category_id: short,
  hashtags: z.array(z.string().max(80)).max(20).nullish(),
  algorithm: short,
  bucket: short,
  board_id: short,
  additional_info: z.record(z.string().max(60), z.string().max(500)).nullish(),
  user_agent: z.string().max(400).nullish(),
  device_memory: z.number().min(0).max(4096).nullish(),
  window_width: z.number().int().min(0).max(100_000).nullish(),
  window_height: z.number().int().min(0).max(100_000).nullish(),
});

export const journeysContract = {
  'POST /api/journeys': {
    summary: 'Record events of a visit, with consent',
    body: { json: z.object({ consent: z.literal(true), events: z.array(JourneyEvent).min(1).max(50) }) },
    status: 202,
    ok: z.object({ recorded: z.number().int() }),
    limit: { max: 240, seconds: 60 },
  },
} satisfies Contract;

type JourneysContract = typeof journeysContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends JourneysContract {}
}
