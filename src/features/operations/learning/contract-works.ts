/** The pieces of work by which members show a skill, as editors see and correct them. */
import * as z from 'zod';
import { AuditEntry } from '#features/operations/staff/contract.ts';
import { find, resource } from '#platform/contract/endpoint.ts';

const version = z.number().int().min(0);
const Skill = z.object({ id: z.string(), name: z.string() });
export const WorkState = z.enum(['in-use', 'corrected', 'dropped', 'reported', 'no-hindi']);

const text = {
  title: z.string().trim().min(1).max(200),
  task: z.string().trim().min(1).max(2000),
  criteria: z.array(z.string().trim().min(1).max(300)).min(3).max(6),
};
export const WorkText = z.object({
  ...text,
  hours: z.number().positive().max(100),
  /** The same in Hindi; null where nobody has written it. */
  hindi: z.object(text).nullable(),
});

const workFields = {
  title: z.string(),
  skill: Skill,
  hours: z.number(),
  corrected: z.boolean(),
  dropped: z.boolean(),
  /** Whether it is written in Hindi. */
  has_hindi: z.boolean(),
  /** How many reports of it wait. */
  reports: z.number().int(),
};
export const WorkItem = resource('staff_work', z.object(workFields));
export const StaffWork = resource(
  'staff_work',
  z.object({
    ...workFields,
    text: WorkText,
    /** What its file says, where that differs. */
    stated: WorkText.nullable(),
    /** How it can be handed in. */
    show: z.array(z.enum(['link', 'file', 'text'])),
    /** How many members have handed it in, and how many with all criteria. */
    shown_by: z.number().int(),
    completed_by: z.number().int(),
    version,
    history: z.array(AuditEntry),
  }),
);

export const workFilter = { find, state: WorkState.optional() };
export const WorkId = z.object({ id: z.string().max(120) });
