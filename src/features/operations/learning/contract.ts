/** What members learn with, as editors see it: mistakes that members report, the questions of checks, and resources. */
import * as z from 'zod';
import { Reason } from '#features/base/moderation/contract.ts';
import { MistakeKind, MistakeOutcome, ResourceMistake, TextMistake } from '#features/base/skills/contract.ts';
import { AuditEntry } from '#features/operations/staff/contract.ts';
import { Replacement, ResourceId, ResourceItem, resourceFilter, StaffResource } from './contract-resources.ts';
import { countedFeed, csv, cursor, document, find, resource, type Contract } from '#platform/contract/endpoint.ts';

/** What the editor saw, from 0 for what nobody has changed: 409 where a colleague has changed it since. */
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

const mistakeFields = {
  kind: MistakeKind,
  /** The id of a question, the address of a resource, the id of the skill of a piece of work. */
  thing_id: z.string(),
  /** What it says; empty where it no longer exists. */
  title: z.string(),
  skill: Skill.nullable(),
  /** The id of a resource here. */
  resource_id: z.string().nullable(),
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

const questionFilter = { find, state: QuestionState.optional() };
const mistakeFilter = { find, state: z.enum([...MistakeOutcome.options, 'all']).optional(), kind: MistakeKind.optional() };
const QuestionId = z.object({ id: z.string().max(120) });
const MistakeId = z.object({ id: z.string().regex(/^[\da-f]{32}$/) });

export const learningContract = {
  'GET /api/staff/mistakes': {
    summary: 'What members report as mistakes, by default what waits, the latest first; for editors',
    query: z.object({ ...mistakeFilter, cursor }),
    ok: countedFeed(MistakeItem),
    errors: [403, 404],
  },
  'GET /api/staff/mistakes/export': {
    summary: 'What members report as mistakes as CSV; for editors, with a sign-in within the last ten minutes',
    query: z.object(mistakeFilter),
    ok: csv,
    errors: [401, 403, 404],
  },
  'GET /api/staff/mistakes/{id}': {
    summary: 'One thing with all reports of it; for editors',
    params: MistakeId,
    ok: document(StaffMistake),
    errors: [403, 404],
  },
  'POST /api/staff/mistakes/{id}/dismiss': {
    summary: 'Say why it is no mistake to everybody who reported it; 409 where nothing waits; for editors',
    auth: true,
    params: MistakeId,
    body: { json: z.object({ reason: Reason }) },
    ok: document(StaffMistake),
    errors: [403, 404, 409],
  },
  'GET /api/staff/questions': {
    summary: 'Questions of checks, by skill; for editors',
    query: z.object({ ...questionFilter, cursor }),
    ok: countedFeed(QuestionItem),
    errors: [403, 404],
  },
  'GET /api/staff/questions/export': {
    summary: 'Questions of checks as CSV; for editors, with a sign-in within the last ten minutes',
    query: z.object(questionFilter),
    ok: csv,
    errors: [401, 403, 404],
  },
  'GET /api/staff/questions/{id}': {
    summary: 'One question with its key, its source and its history; for editors',
    params: QuestionId,
    ok: document(StaffQuestion),
    errors: [403, 404],
  },
  'PUT /api/staff/questions/{id}': {
    summary: 'Correct a question, which answers all reports of it; 409 where a colleague was faster; for editors',
    auth: true,
    params: QuestionId,
    body: { json: QuestionText.extend({ version, reason: Reason }) },
    ok: document(StaffQuestion),
    errors: [403, 404, 409],
  },
  'POST /api/staff/questions/{id}/state': {
    summary: 'Take a question out of the checks, which answers all reports of it, or put it back; for editors',
    auth: true,
    params: QuestionId,
    body: {
      json: z.object({
        version,
        dropped: z.boolean(),
        /** Says that the check of the skill may close, because too few questions are left. */
        closes_check: z.boolean().default(false),
        reason: Reason,
      }),
    },
    ok: document(StaffQuestion),
    errors: [403, 404, 409],
  },
  'GET /api/staff/resources': {
    summary: 'Learning resources by skill, with what the last check found; for editors',
    query: z.object({ ...resourceFilter, cursor }),
    ok: countedFeed(ResourceItem),
    errors: [403, 404],
  },
  'GET /api/staff/resources/export': {
    summary: 'Learning resources as CSV; for editors, with a sign-in within the last ten minutes',
    query: z.object(resourceFilter),
    ok: csv,
    errors: [401, 403, 404],
  },
  'GET /api/staff/resources/{id}': {
    summary: 'One learning resource with its last check and its history; for editors',
    params: ResourceId,
    ok: document(StaffResource),
    errors: [403, 404],
  },
  'PUT /api/staff/resources/{id}': {
    summary: 'Replace the address of a resource, which answers all reports of it; for editors',
    auth: true,
    params: ResourceId,
    body: {
      json: Replacement.extend({ version, reason: Reason }),
    },
    ok: document(StaffResource),
    errors: [403, 404, 409],
  },
  'POST /api/staff/resources/{id}/state': {
    summary: 'Take a resource out of what is recommended, which answers all reports of it, or put it back; for editors',
    auth: true,
    params: ResourceId,
    body: { json: z.object({ version, dropped: z.boolean(), reason: Reason }) },
    ok: document(StaffResource),
    errors: [403, 404, 409],
  },
  'POST /api/staff/resources/{id}/check': {
    summary: 'Check the address of a resource now, in the background; for editors',
    auth: true,
    params: ResourceId,
    body: { json: z.object({}) },
    ok: document(StaffResource),
    errors: [403, 404],
    limit: { max: 120, seconds: 3600 },
  },
} satisfies Contract;

type LearningContract = typeof learningContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends LearningContract {}
}
