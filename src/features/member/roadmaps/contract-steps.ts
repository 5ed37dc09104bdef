/** The parts of a plan's contract about its steps. */
import * as z from 'zod';
import { resourceFields } from '#features/base/skills/contract.ts';

export const Counts = z.object({
  course: z.number().int(),
  video: z.number().int(),
  pdf: z.number().int(),
  documentation: z.number().int(),
});

export const PlanResource = z.object({
  id: z.string(),
  category: z.enum(['video', 'course', 'pdf', 'documentation']),
  meta_title: z.string(),
  original_url: z.string(),
  ...resourceFields,
  done: z.boolean(),
  /** Whether the link no longer works and the catalogue has no replacement. */
  broken: z.boolean(),
  /** The resource it replaces, whose link no longer works or which this member reported. */
  substitute_for: z.object({ id: z.string(), title: z.string(), reported: z.boolean() }).nullable(),
});

export const StepState = z.enum(['done', 'now', 'ahead', 'skipped']);
export const SkipReason = z.enum(['known', 'irrelevant', 'later', 'other']);
/** Set aside: `cut` to end earlier, `shown` because the score shows it already. */
const SetAsideReason = z.enum(['cut', 'shown']);

/** One step of the plan. A locked step has only its name, counts, hours, dates, points and the owner's note. */
export const PlanSkill = z.object({
  skill_id: z.string(),
  skill_name: z.string(),
  image_url: z.string().nullable(),
  locked: z.boolean(),
  /** Whether it is unlocked without a purchase: only the first skill of the plan as built. */
  free: z.boolean(),
  reason: z.enum(['missing', 'weak', 'prerequisite', 'strengthen', 'chosen']),
  state: StepState,
  summary: z.string(),
  points: z.number(),
  hours: z.number(),
  hours_done: z.number(),
  start_on: z.string(),
  due_on: z.string(),
  done_on: z.string().nullable(),
  /** By what it was finished; null while it is open, and in a plan from a learning pack. */
  grade: z.enum(['claimed', 'checked', 'shown']).nullable(),
  /** Overdue and not finished. */
  late: z.boolean(),
  skip: z.object({ reason: z.enum([...SkipReason.options, ...SetAsideReason.options]), note: z.string() }).nullable(),
  note: z.string(),
  resource_counts_by_category: Counts,
  learning_elements: z.array(z.object({ id: z.string(), content: z.string() })),
  resources: z.array(PlanResource),
  /** The one resource to take for each thing to learn, in order; empty in plans made before December 2026. */
  path: z.array(
    z.object({
      /** Marked as done like a resource. */
      id: z.string(),
      position: z.number().int(),
      teaches: z.array(z.string()),
      part: z.string().nullable(),
      /** Whether only what the resource says about this is to be taken, because it teaches more. */
      excerpt: z.boolean(),
      hours: z.number(),
      /** All of them once it is done; before that what the member entered. */
      hours_done: z.number(),
      done: z.boolean(),
      swapped: z.boolean(),
      resource: PlanResource,
      /** The ids of resources of the skill that teach the same and can be swapped in, with the hours of this part with them. */
      others: z.array(z.object({ id: z.string(), hours: z.number() })),
    }),
  ),
  /** The sentence of the ad that asks for it. */
  ad: z.string().nullable(),
  /** The ids of the steps that cannot be learnt without it. */
  needed_by: z.array(z.string()),
  /** The hours of its piece of work; null without one. */
  work_hours: z.number().nullable(),
});

/** What was learnt since Monday and what to take until Sunday, in hours. */
export const PlanWeek = z.object({
  done: z.number(),
  goal: z.number(),
  today: z.string(),
  /** The Sunday of this week. */
  until: z.string(),
  /** From Monday; `planned` is what is left of the goal, spread evenly over the days from today. */
  days: z.array(z.object({ date: z.string(), done: z.number(), planned: z.number() })),
  next: z.array(z.object({ skill_id: z.string(), skill_name: z.string(), teaches: z.array(z.string()), hours: z.number() })),
});
