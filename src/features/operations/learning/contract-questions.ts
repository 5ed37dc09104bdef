/** The questions of checks as editors see and correct them. */
import * as z from 'zod';
import { AuditEntry } from '#features/operations/staff/contract.ts';
import { find, resource } from '#platform/contract/endpoint.ts';

const version = z.number().int().min(0);
const Skill = z.object({ id: z.string(), name: z.string() });
const text = (max: number) => z.string().trim().min(1).max(max);

/** A question as editors write it. */
const questionText = {
  question: text(1000),
  code: z.string().max(4000),
  options: z.array(text(500)).length(4),
  /** The index of the right option. */
  answer: z.number().int().min(0).max(3),
  explanation: text(1500),
  source_title: text(200),
  source_url: z.url({ protocol: /^https?$/ }).max(2000),
};
export const QuestionText = z.object(questionText);
export type QuestionText = z.infer<typeof QuestionText>;

export const QuestionState = z.enum(['in-use', 'corrected', 'dropped', 'reported']);
const questionFields = {
  skill: Skill,
  question: z.string(),
  /** Whether it differs from its file, and whether it is taken out of the checks. */
  corrected: z.boolean(),
  dropped: z.boolean(),
  /** How often it was answered, and how often right. */
  answered: z.number().int(),
  right: z.number().int(),
  /** How many reports of it wait. */
  reports: z.number().int(),
};
export const QuestionItem = resource('staff_question', z.object(questionFields));
export const StaffQuestion = resource(
  'staff_question',
  z.object({
    ...questionFields,
    topic: z.string(),
    text: QuestionText,
    /** What its file says, where that differs. */
    stated: QuestionText.nullable(),
    version,
    /** How many questions the check of the skill draws from, and how many it needs. */
    in_use: z.number().int(),
    needed: z.number().int(),
    history: z.array(AuditEntry),
  }),
);

export const questionFilter = { find, state: QuestionState.optional() };
export const QuestionId = z.object({ id: z.string().max(120) });
