/** What members report as mistakes, as editors see it. */
import * as z from 'zod';
import { MistakeKind, MistakeOutcome, ResourceMistake, TextMistake } from '#features/base/skills/contract.ts';
import { AuditEntry } from '#features/operations/staff/contract.ts';
import { find, resource } from '#platform/contract/endpoint.ts';
import { QuestionText } from './contract-questions.ts';

const Skill = z.object({ id: z.string(), name: z.string() });

const mistakeFields = {
  kind: MistakeKind,
  /** The id of a question, the address of a resource, the id of the skill of a piece of work. */
  thing_id: z.string(),
  /** What it says; empty where it no longer exists. */
  title: z.string(),
  skill: Skill.nullable(),
  /** The id of a resource here. */
  resource_id: z.string().nullable(),
  /** The id of a piece of work here. */
  work_id: z.string().nullable(),
  report_count: z.number().int(),
  reported_at: z.string(),
  /** Null while a report waits. */
  outcome: MistakeOutcome.nullable(),
};
export const MistakeItem = resource('staff_mistake', z.object(mistakeFields));
export const StaffMistake = resource(
  'staff_mistake',
  z.object({
    ...mistakeFields,
    reports: z.array(
      z.object({
        member: z.object({ name: z.string(), slug: z.string() }),
        reason: z.union([ResourceMistake, TextMistake]),
        words: z.string(),
        reported_at: z.string(),
        outcome: MistakeOutcome.nullable(),
        answer: z.string(),
        answered_at: z.string().nullable(),
      }),
    ),
    /** The question as the latest member saw it, where it has been changed since. */
    seen: QuestionText.nullable(),
    history: z.array(AuditEntry),
  }),
);

export const mistakeFilter = { find, state: z.enum([...MistakeOutcome.options, 'all']).optional(), kind: MistakeKind.optional() };
export const MistakeId = z.object({ id: z.string().regex(/^[\da-f]{32}$/) });
