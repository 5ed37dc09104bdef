/** Roadmaps: personal learning plans with dates, from an application's gaps or from a learning pack. */
import * as z from 'zod';
import { document, feed, resource, type Contract } from '#platform/contract/endpoint.ts';
import { RunningOffer } from '#features/base/payments/contract.ts';
import { MistakeWords, ResourceMistake } from '#features/base/skills/contract.ts';
import { Counts, PlanSkill, PlanWeek, SkipReason, StepState } from './contract-steps.ts';
import { Pause, PlanChanges, ReplanChoice, Slip } from './contract-replanning.ts';
import { choice } from '#features/member/plan-offers/contract.ts';

export { PlanWeek };

export const LinkKind = z.enum(['calendar', 'share']);

/**
 * Whether a plan is sold as things stand: `open`; not where no plan is (`not_needed`, `out_of_reach`), nor where this one no longer
 * leads to the next band (`falls_short`).
 */
export const Sale = z.enum(['open', 'not_needed', 'out_of_reach', 'falls_short']);

const planFields = {
  price: z.number(),
  /** The offer that `price` is part of; null when none runs. */
  offer: RunningOffer.nullable(),
  purchased: z.boolean(),
  read: z.boolean(),
  user_slug: z.string(),
  source_type: z.enum(['JobApplication', 'LearningPack']),
  /** Null for a plan from a learning pack, like the job. */
  job_application_id: z.string().nullable(),
  pack_slug: z.string().nullable(),
  job: z
    .object({
      data: z.object({
        attributes: z.object({
          name: z.string(),
          company_name: z.string(),
          summary: z.string(),
          slug: z.string(),
          company_slug: z.string(),
        }),
      }),
    })
    .nullable(),
  title: z.string(),
  /** The plan's subject: the job and company, or the pack. */
  subject: z.string(),
  summary: z.string(),
  resource_counts_by_category: Counts,
  skill_count: z.number().int(),
  hours: z.number(),
  hours_done: z.number(),
  hours_per_week: z.number(),
  start_on: z.string(),
  due_on: z.string(),
  /** The states of all steps in the member's order, for a thumbnail. */
  stations: z.array(StepState),
  /** The current step; null when the plan is finished. */
  next: z.object({ skill_id: z.string(), name: z.string(), due_on: z.string(), late: z.boolean() }).nullable(),
  /** The last day to apply for the job; null without one. */
  closes_on: z.string().nullable(),
  pause: Pause.nullable(),
  created_at: z.string(),
};

export const RoadmapCard = resource('roadmap', z.object(planFields));
export const Roadmap = resource(
  'roadmap',
  z.object({
    ...planFields,
    skills: z.array(PlanSkill),
    /** Names of required skills that the catalogue has no resources for. */
    unplanned: z.array(z.string()),
    /** Null until the fitment report is unlocked, so that the plan does not reveal the score. */
    current_score: z.number().int().nullable(),
    projected_score: z.number().int().nullable(),
    projected_band: z.enum(['good', 'moderate', 'low']).nullable(),
    /** Null when there is nothing left to learn, and in plans made before December 2026. */
    week: PlanWeek.nullable(),
    /** What can be done about dates that slipped; null while they hold. */
    slip: Slip.nullable(),
    /** What a later score changed, until the member applied or left it. */
    changes: PlanChanges.nullable(),
    /** Whether the plan can be bought; null for one that is open already. */
    sale: Sale.nullable(),
    /**
     * For a plan that was paid for and that our rules would not sell now: the plan stays open, and the payment is offered back
     * until the member asks for it. Null for any other plan.
     */
    money_back: z
      .object({
        status: z.enum(['offered', 'refund_pending', 'refunded', 'refund_failed']),
        amount: z.number(),
        payment_path: z.string(),
      })
      .nullable(),
    reminders: z.boolean(),
    /** When each secret link was created; null without one. The link itself is returned only when created. */
    links: z.object({
      calendar: z.object({ created_at: z.string() }).nullable(),
      share: z.object({ created_at: z.string(), with_score: z.boolean() }).nullable(),
    }),
    can: z.object({ open_pdf: z.boolean(), change: z.boolean() }),
  }),
);

/** A secret link, returned only when created. */
export const PlanLink = resource('plan_link', z.object({ kind: LinkKind, url: z.string(), roadmap: Roadmap }));

/** A shared plan: its steps, without company, resources, notes or owner. */
export const SharedPlan = resource(
  'shared_plan',
  z.object({
    title: z.string(),
    hours: z.number(),
    hours_done: z.number(),
    start_on: z.string(),
    due_on: z.string(),
    current_score: z.number().int().nullable(),
    projected_score: z.number().int().nullable(),
    skills: z.array(
      z.object({
        skill_id: z.string(),
        skill_name: z.string(),
        state: StepState,
        hours: z.number(),
        due_on: z.string(),
        done_on: z.string().nullable(),
        points: z.number().nullable(),
        /** Whether the skill has a public page. */
        public_page: z.boolean(),
      }),
    ),
  }),
);

/** An application by its id, or a learning pack by its slug. */
const Source = z.object({ source_type: z.enum(['JobApplication', 'LearningPack']), source_id: z.string().min(1).max(200) });
const Id = z.object({ id: z.uuid() });
const PlanSkillKey = Id.extend({ skill_id: z.string().max(100) });
const PlanResourceKey = Id.extend({ resource_id: z.string().regex(/^[\da-f]{16}$/) });
/** The location of a plan's board. */
export const PlanBoard = resource('board', z.object({ slug: z.string(), path: z.string() }));

const Secret = z.object({ token: z.string().regex(/^[\w-]{43}$/) });
const change = { auth: true, ok: document(Roadmap), errors: [403, 404] } as const;

export const roadmapsContract = {
  'GET /api/roadmaps': { summary: 'My learning plans', token: 'reports:read', auth: true, ok: feed(RoadmapCard) },
  'GET /api/roadmaps/by_source': {
    summary: 'The plan of an application or learning pack; never creates one',
    token: 'reports:read',
    auth: true,
    query: Source,
    ok: document(Roadmap),
    errors: [404],
  },
  'POST /api/roadmaps/by_source': {
    summary: 'Create the plan of an application or learning pack, or return the existing one',
    auth: true,
    query: Source.extend(choice),
    ok: document(Roadmap),
    errors: [403, 404, 409],
    limit: { max: 20, seconds: 600 },
  },
  'GET /api/roadmaps/{id}': {
    summary: 'One of my plans; user_id must be its owner and grants no access',
    token: 'reports:read',
    auth: true,
    params: Id,
    query: z.object({ user_id: z.string().max(200).optional() }),
    ok: document(Roadmap),
    errors: [404],
  },
  'PATCH /api/roadmap/{id}/mark_as_read': {
    ...change,
    summary: 'Mark the plan as opened',
    params: Id,
    body: { json: z.object({}) },
  },
  'POST /api/roadmaps/{id}/refund': {
    summary: 'Ask for the money back for a plan that our rules would not sell now; the plan stays open',
    auth: true,
    params: Id,
    ok: document(Roadmap),
    errors: [403, 404, 409],
  },
  'PATCH /api/roadmaps/{id}/schedule': {
    ...change,
    summary: 'Set the hours per week and the first day, which determine all dates',
    token: 'plans:write',
    params: Id,
    body: { json: z.object({ hours_per_week: z.number().min(1).max(40), start_on: z.iso.date() }) },
  },
  'POST /api/roadmaps/{id}/replan': {
    ...change,
    summary: 'Plan what is left anew from today, by one of the choices that the plan offers when its dates slipped',
    params: Id,
    body: { json: z.object({ choice: ReplanChoice }) },
    errors: [403, 404, 409],
  },
  'DELETE /api/roadmaps/{id}/replan': {
    ...change,
    summary: 'Undo the last new planning',
    params: Id,
  },
  'PUT /api/roadmaps/{id}/pause': {
    ...change,
    summary: 'Pause the plan until a day, or until it is resumed: no reminders, and no dates slip',
    token: 'plans:write',
    params: Id,
    body: { json: z.object({ until: z.iso.date().nullable() }) },
  },
  'DELETE /api/roadmaps/{id}/pause': {
    ...change,
    summary: 'Resume a paused plan; what is left begins today',
    token: 'plans:write',
    params: Id,
  },
  'POST /api/roadmaps/{id}/changes': {
    ...change,
    summary: 'Apply what a later score changed, or leave the plan as it is',
    params: Id,
    body: { json: z.object({ apply: z.boolean() }) },
  },
  'PATCH /api/roadmaps/{id}/reminders': {
    ...change,
    summary: 'Switch weekly and milestone reminders on or off',
    params: Id,
    body: { json: z.object({ on: z.boolean() }) },
  },
  'PUT /api/roadmaps/{id}/order': {
    ...change,
    summary: 'Reorder the skills of the plan',
    params: Id,
    body: { json: z.object({ skill_ids: z.array(z.string().max(100)).min(1).max(40) }) },
  },
  'POST /api/roadmaps/{id}/board': {
    summary: 'Create a board of the unlocked resources; repeating it adds newly unlocked ones',
    auth: true,
    params: Id,
    ok: document(PlanBoard),
    errors: [403, 404, 409],
  },
  'PATCH /api/roadmaps/{id}/skills/{skill_id}': {
    ...change,
    summary: 'Finish a skill, skip it with a reason, swap a resource of its path, or save a note; each can be undone',
    token: 'plans:write',
    params: PlanSkillKey,
    body: {
      json: z.object({
        done: z.boolean().optional(),
        skip: z
          .object({ reason: SkipReason, note: z.string().trim().max(300).default('') })
          .nullable()
          .optional(),
        note: z.string().max(4000).optional(),
        /** Takes another resource that teaches the same at a place of the path; null goes back to the planned one. */
        swap: z.object({ position: z.number().int().min(0).max(40), resource_id: z.string().max(40).nullable() }).optional(),
      }),
    },
    errors: [403, 404, 409],
  },
  'PATCH /api/roadmaps/{id}/resources/{resource_id}': {
    ...change,
    summary: 'Mark a resource as done, or not done',
    token: 'plans:write',
    params: PlanResourceKey,
    body: { json: z.object({ done: z.boolean() }) },
  },
  'PUT /api/roadmaps/{id}/resources/{resource_id}/hours': {
    ...change,
    summary: 'Save how many hours of a part of the path are done in all; all of its hours mark it as done',
    token: 'plans:write',
    params: PlanResourceKey,
    body: { json: z.object({ hours: z.number().min(0).max(1000) }) },
    errors: [403, 404, 409],
  },
  'POST /api/roadmaps/{id}/resources/{resource_id}/report': {
    ...change,
    summary: 'Report a problem with a resource, which is replaced by a substitute',
    params: PlanResourceKey,
    body: { json: z.object({ reason: ResourceMistake, words: MistakeWords }) },
    limit: { max: 60, seconds: 3600 },
  },
  'DELETE /api/roadmaps/{id}/resources/{resource_id}/report': {
    ...change,
    summary: 'Withdraw a report, by the id of the reported resource',
    params: PlanResourceKey,
  },
  'POST /api/roadmaps/{id}/links/{kind}': {
    summary: 'Create a secret link for calendars or for sharing, which revokes the earlier one',
    auth: true,
    params: Id.extend({ kind: LinkKind }),
    body: { json: z.object({ with_score: z.boolean().default(false) }) },
    ok: document(PlanLink),
    errors: [403, 404],
    limit: { max: 20, seconds: 600 },
  },
  'DELETE /api/roadmaps/{id}/links/{kind}': {
    ...change,
    summary: 'Revoke a secret link',
    params: Id.extend({ kind: LinkKind }),
  },
  'GET /api/roadmaps/{id}/calendar': {
    summary: 'The milestones as a calendar file',
    token: 'reports:read',
    auth: true,
    params: Id,
    ok: { file: 'text/calendar' },
    errors: [404],
  },
  'GET /api/roadmaps/{id}/pdf': {
    summary: 'The whole plan as a PDF in the language of the request, once bought',
    token: 'reports:read',
    auth: true,
    params: Id,
    ok: { file: 'application/pdf', localized: true },
    errors: [403, 404, 503],
    limit: { max: 10, seconds: 60 },
  },
  'GET /api/plan_feeds/{token}/plan.ics': {
    summary: 'The milestones as a calendar feed; the secret link is the permission',
    params: Secret,
    ok: { file: 'text/calendar' },
    errors: [404],
    limit: { max: 120, seconds: 600 },
  },
  'GET /api/shared_plans/{token}': {
    summary: 'A shared plan; the secret link is the permission',
    params: Secret,
    ok: document(SharedPlan),
    errors: [404],
    limit: { max: 120, seconds: 600 },
  },
} satisfies Contract;

type RoadmapsContract = typeof roadmapsContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends RoadmapsContract {}
}
