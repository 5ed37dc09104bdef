/** The parts of a plan's contract about planning it anew. */
import * as z from 'zod';

const Band = z.enum(['good', 'moderate', 'low']);

/** Since when a plan is paused, and the day on which it goes on; null until the member resumes it. */
export const Pause = z.object({ since: z.string(), until: z.string().nullable() });

/** The same pace with new dates, a lower pace, or fewer stops. */
export const ReplanChoice = z.enum(['move', 'slow_down', 'cut']);

/** A plan whose dates slipped, and what each choice leads to. Each begins today and can be undone. */
export const Slip = z.object({
  planned_due_on: z.string(),
  /** The hours learnt in the last 14 days, or since the first day if that is later. */
  hours_learnt: z.number(),
  move: z.object({ due_on: z.string() }),
  /** The pace of the last two weeks, at least an hour; null where it is not lower than the plan's. */
  slow_down: z.object({ hours_per_week: z.number(), due_on: z.string() }).nullable(),
  /** Null where nothing can be set aside. Stops that were begun are kept. */
  cut: z
    .object({
      due_on: z.string(),
      /** The band that the kept stops lead to, and whether that is the next one. */
      band: Band,
      reaches_next_band: z.boolean(),
      set_aside: z.array(z.object({ skill_id: z.string(), skill_name: z.string(), points: z.number(), hours: z.number() })),
    })
    .nullable(),
});

/** What a later score of the application changes in a plan. */
export const PlanChanges = z.object({
  band: Band,
  /** Whether the band that the plan was for is reached. */
  band_reached: z.boolean(),
  /** To be set aside: what the score shows already, and what earns less than a point now. Begun stops are kept. */
  unneeded: z.array(
    z.object({ skill_id: z.string(), skill_name: z.string(), hours: z.number(), reason: z.enum(['shown', 'worth_little']) }),
  ),
  /** Stops that earn more or less than when the plan was made. */
  worth: z.array(z.object({ skill_id: z.string(), skill_name: z.string(), before: z.number(), after: z.number() })),
  /** New gaps on the way to the plan's aim, which cost nothing more. */
  added: z.array(z.object({ skill_id: z.string(), skill_name: z.string(), hours: z.number(), points: z.number() })),
  /** The finishing date as it is, and once the changes are applied. */
  due_on: z.string(),
  due_on_after: z.string(),
});
