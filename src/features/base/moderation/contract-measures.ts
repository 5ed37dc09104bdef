/** What staff decided about a member: warnings, suspensions and hidden content, each with a reason and one appeal. */
import * as z from 'zod';
import { resource } from '#platform/contract/endpoint.ts';
import { issueCode } from '#platform/contract/problem.ts';

export const MeasureKind = z.enum(['warning', 'suspension', 'hidden']);
export const Outcome = z.enum(['upheld', 'lifted']);

/** The member reads it. */
export const Reason = z.string().trim().min(5, issueCode('reason-too-short')).max(500, issueCode('reason-too-long'));
/** For colleagues. */
export const Note = z.string().trim().max(500).default('');
/** Days of a suspension; null until it is lifted. */
export const SuspensionDays = z.union([z.literal(3), z.literal(14), z.literal(90)]).nullable();

const Appeal = z.object({
  text: z.string(),
  at: z.string(),
  outcome: Outcome.nullable(),
  answer: z.string(),
  answered_at: z.string().nullable(),
});

const measureFields = {
  kind: MeasureKind,
  /** What was hidden; empty for the others. */
  title: z.string(),
  reason: z.string(),
  at: z.string(),
  /** The end of a suspension; null until it is lifted. */
  ends_at: z.string().nullable(),
  lifted_at: z.string().nullable(),
  lift_reason: z.string(),
  appeal: Appeal.nullable(),
};

/** As the member reads it. */
export const Measure = resource('measure', z.object({ ...measureFields, can: z.object({ appeal: z.boolean() }) }));

/** As staff read it. */
export const StaffMeasure = resource(
  'measure',
  z.object({
    ...measureFields,
    note: z.string(),
    decided_by: z.string(),
    member: z.object({ slug: z.string(), name: z.string() }),
    /** The page of what was hidden; empty for the others. */
    url: z.string(),
  }),
);
