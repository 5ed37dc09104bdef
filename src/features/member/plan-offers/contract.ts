/** Plan offers: what a learning plan would do for an application, and whether it is worth it. */
import * as z from 'zod';
import { RunningOffer } from '#features/base/payments/contract.ts';
import { document, feed, resource, type Contract } from '#platform/contract/endpoint.ts';

const Band = z.enum(['good', 'moderate', 'low']);
/** How far a plan goes: the next band by the shortest way, everything that is missing, or chosen skills. */
const AimKind = z.enum(['next_band', 'everything', 'part']);

/** A band, with the points in an open report only. */
const Standing = z.object({ band: Band, total: z.number().nullable() });

/** What a path does, in short. */
const PathSummary = z.object({
  stops: z.number().int(),
  hours: z.number(),
  points: z.number(),
  due_on: z.string(),
  after: Standing,
});

/** What a plan would do for an application, free to see. */
export const PlanOffer = resource(
  'plan_offer',
  z.object({
    job_application_id: z.string(),
    job_title: z.string(),
    company_name: z.string(),
    job_slug: z.string(),
    company_slug: z.string(),
    /**
     * `worth_it`: a plan reaches the next band. `on_request`: the band is the highest, and a plan adds at least five points.
     * `not_needed`: the band is the highest. `out_of_reach`: learning does not reach the next band, or
     * too much of what no course gives is missing.
     */
    verdict: z.enum(['worth_it', 'on_request', 'not_needed', 'out_of_reach']),
    /** Whether the report is open, so that points of the whole are shown. */
    unlocked: z.boolean(),
    now: Standing,
    next_band: Band.nullable(),
    aim: AimKind,
    hours_per_week: z.number(),
    start_on: z.string(),
    /** The last day to apply; null without one. */
    closes_on: z.string().nullable(),
    /** The chosen path; empty where nothing is offered. */
    stops: z.array(
      z.object({
        skill_id: z.string(),
        skill_name: z.string(),
        hours: z.number(),
        points: z.number(),
        /** The score once it is shown. */
        after: Standing,
        due_on: z.string(),
        /** The sentence of the ad; null for what another stop needs. */
        ad: z.string().nullable(),
        needed_by: z.array(z.string()),
      }),
    ),
    /** The chosen path with every stop shown by a piece of work, and by its check alone. */
    path: PathSummary.extend({ checked: Standing }).nullable(),
    aims: z.array(PathSummary.extend({ aim: AimKind })),
    paces: z.array(z.object({ hours_per_week: z.number(), due_on: z.string() })),
    /** The skills of all stops that can be chosen as a part. */
    parts: z.array(z.object({ skill_id: z.string(), skill_name: z.string(), hours: z.number(), points: z.number() })),
    /** What learning everything would add where it does not reach the next band. */
    learnable: z.object({ stops: z.number().int(), hours: z.number(), points: z.number() }),
    /** Why no plan is sold although that would earn the points of the next band: what is looked for first is missing, or skills of every office, or things that each add little, are part of the way. */
    held_back: z.enum(['work', 'everyday', 'little']).nullable(),
    /** Conditions that the résumé does not state and that limit no band, on which the offer depends. */
    depends_on: z.array(z.string()),
    /** What stands in the way where learning does not reach the next band. */
    obstacles: z.array(
      z.object({ kind: z.enum(['condition', 'years', 'duties', 'degree', 'required', 'untaught']), text: z.string() }),
    ),
    /** Required skills that we cannot teach yet. */
    untaught: z.array(z.string()),
    /** What naming things already done in the ad's words would add, the first such sentence, and the stops then left. */
    words: z
      .object({
        points: z.number(),
        first: z.object({ name: z.string(), quote: z.string() }),
        left: z.object({ stops: z.number().int(), hours: z.number() }).nullable(),
      })
      .nullable(),
    price: z.number(),
    /** The offer that `price` is part of; null when none runs. */
    offer: RunningOffer.nullable(),
    /** The member's own strongest sentences. */
    say: z.array(z.object({ name: z.string(), quote: z.string() })),
    /** Questions to expect, each with what a good answer shows. */
    questions: z.array(z.object({ question: z.string(), shows: z.string() })),
  }),
);

/** Another role and how a member fits it. */
export const OtherRole = resource(
  'other_role',
  z.object({
    job_title: z.string(),
    company_name: z.string(),
    job_slug: z.string(),
    company_slug: z.string(),
    location: z.string(),
    band: Band,
    /** How many stops lead to the next band; null where a plan does not reach it, or is not needed. */
    stops: z.number().int().nullable(),
  }),
);

/** How far and how fast a plan goes; `skill_ids` are those of a part, separated by commas. */
export const choice = {
  aim: AimKind.default('next_band'),
  skill_ids: z.string().max(2000).default(''),
  hours_per_week: z.coerce.number().min(1).max(40).default(5),
};
const ApplicationId = z.object({ job_application_id: z.uuid() });

export const planOffersContract = {
  'GET /api/plan_offers/{job_application_id}': {
    summary: 'What a learning plan would do for one of my applications, and whether it is worth it',
    token: 'reports:read',
    auth: true,
    params: ApplicationId,
    query: z.object(choice),
    ok: document(PlanOffer),
    errors: [404, 409],
    limit: { max: 240, seconds: 60 },
  },
  'GET /api/plan_offers/{job_application_id}/roles': {
    summary: 'Open roles near one of my applications that fit better, or that would stretch me',
    auth: true,
    params: ApplicationId,
    ok: feed(OtherRole),
    errors: [404, 409],
    limit: { max: 30, seconds: 60 },
  },
} satisfies Contract;

type PlanOffersContract = typeof planOffersContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends PlanOffersContract {}
}
