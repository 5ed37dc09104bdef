/** Overview: what goes on for a member, for the home page and the page "You": plan, applications, scores, searches, answers. */
import * as z from 'zod';
import { Band } from '#features/member/fitment/contract.ts';
import { SkillQuestion } from '#features/member/job-matches/contract.ts';
import { FormStep } from '#features/member/program-applications/contract.ts';
import { PlanWeek } from '#features/member/roadmaps/contract.ts';
import { document, resource, type Contract } from '#platform/contract/endpoint.ts';

/** The plan that the member worked on last and that has something left to learn. */
const CurrentPlan = z.object({
  id: z.string(),
  user_slug: z.string(),
  /** The job with its company, or the learning pack. */
  subject: z.string(),
  skill_id: z.string(),
  /** The next step. */
  skill: z.string(),
  due_on: z.string(),
  late: z.boolean(),
  hours: z.number(),
  hours_done: z.number(),
  plan_hours: z.number(),
  plan_hours_done: z.number(),
  plan_due_on: z.string(),
  paused: z.boolean(),
  /** What to take next; null where the step is locked, or only its check or piece of work is left. */
  part: z.object({ title: z.string(), provider: z.string(), free: z.boolean(), hours_left: z.number() }).nullable(),
  /** This week; null while the plan is paused. */
  week: PlanWeek.omit({ next: true }).nullable(),
  stops: z.array(z.object({ name: z.string(), done: z.boolean(), now: z.boolean(), due_on: z.string() })),
});

const Entry = z.object({ id: z.string(), title: z.string(), organisation: z.string() });

/** Something that waits for the member. `id` is the entry of the tracker that opens it. */
const Waiting = z.discriminatedUnion('kind', [
  Entry.extend({ kind: z.literal('interview'), at: z.string() }),
  Entry.extend({ kind: z.literal('message'), at: z.string() }),
  Entry.extend({ kind: z.literal('draft'), code: z.string(), step: FormStep }),
]);

export const Overview = resource(
  'overview',
  z.object({
    plan: CurrentPlan.nullable(),
    /** What waits for an answer, the most urgent first. */
    waiting: z.array(Waiting),
    /** The applications that moved last; `what` is the stage or status that they moved to. */
    applications: z.array(Entry.extend({ cover: z.string(), what: z.string(), at: z.string() })),
    /** The latest scores; the number itself once the report is open. */
    scores: z.array(
      z.object({
        application_id: z.string(),
        title: z.string(),
        organisation: z.string(),
        band: Band,
        score: z.number().int().nullable(),
        at: z.string(),
      }),
    ),
    /** One question whose answer changes what is recommended; null where nothing is open. */
    question: SkillQuestion.nullable(),
    /** Saved searches with new results, counted up to 20. */
    searches: z.array(z.object({ id: z.string(), name: z.string(), path: z.string(), fresh: z.number().int() })),
    counts: z.object({
      plans: z.number().int(),
      applications: z.number().int(),
      scores: z.number().int(),
      saved: z.number().int(),
      searches: z.number().int(),
      boards: z.number().int(),
      resumes: z.number().int(),
      /** Unread notifications, counted up to 1000. */
      unread: z.number().int(),
    }),
  }),
);

export const overviewContract = {
  'GET /api/overview': { summary: 'What goes on for me', auth: true, ok: document(Overview) },
} satisfies Contract;

type OverviewContract = typeof overviewContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends OverviewContract {}
}
