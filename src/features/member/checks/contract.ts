/** Checks: eight questions that prove a skill, and the pieces of work by which members show one. */
import * as z from 'zod';
import { MistakeWords, TextMistake } from '#features/base/skills/contract.ts';
import { document, resource, type Contract } from '#platform/contract/endpoint.ts';

export const WorkKind = z.enum(['link', 'file', 'text']);
export type WorkKind = z.infer<typeof WorkKind>;

const MAX_LINK_LENGTH = 2000;
const MAX_TEXT_LENGTH = 4000;
const MAX_CRITERIA = 6;

const Question = z.object({
  id: z.string(),
  /** From 1. */
  number: z.number().int(),
  text: z.string(),
  code: z.string().nullable(),
  options: z.array(z.string()),
});

/** An attempt with the question to answer next; neither keys nor further questions. */
export const CheckAttempt = resource(
  'check_attempt',
  z.object({
    skill_id: z.string(),
    total: z.number().int(),
    /** Whether each answered question was right, in order. */
    answers: z.array(z.boolean()),
    /** Null when all are answered. */
    question: Question.nullable(),
  }),
);

/** How an attempt ended. */
export const CheckResult = z.object({
  right: z.number().int(),
  total: z.number().int(),
  passed: z.boolean(),
  finished_at: z.string(),
  /** Topics with wrong answers, and how many. */
  missed: z.array(z.object({ topic: z.string(), count: z.number().int() })),
});

/** The answer to a question that was answered, with what is right about it. */
export const CheckFeedback = resource(
  'check_feedback',
  z.object({
    attempt: CheckAttempt,
    /** The indexes of the options as shown. */
    chosen: z.number().int(),
    right_option: z.number().int(),
    right: z.boolean(),
    /** Whether the question was taken out of the check since it was drawn, so that any answer counts. */
    taken_out: z.boolean(),
    explanation: z.string(),
    source: z.object({ title: z.string(), url: z.string() }),
    /** Null until the last question is answered. */
    result: CheckResult.nullable(),
  }),
);

/** What the check and the work of a skill earn on an application, from one computation of its score. */
export const CheckGain = z.object({
  roadmap_id: z.string(),
  user_slug: z.string(),
  title: z.string(),
  /** Points that being checked adds to the score as it would be with no more than a claim, and being shown on top of that. */
  checked: z.number(),
  shown: z.number(),
});

/** A skill's check and piece of work, with what the member has done of them. */
export const Check = resource(
  'check',
  z.object({
    skill_name: z.string(),
    /** Null for a skill without enough questions. */
    check: z
      .object({
        /** How many there are to draw from. */
        questions: z.number().int(),
        drawn: z.number().int(),
        pass_from: z.number().int(),
        minutes: z.number().int(),
      })
      .nullable(),
    /** When it was passed; null before. */
    passed_at: z.string().nullable(),
    running: z.object({ answered: z.number().int(), total: z.number().int() }).nullable(),
    /** When it can be tried again; null where that is now. */
    again_at: z.string().nullable(),
    /** Whether a reminder is set for that moment. */
    reminder: z.boolean(),
    last: CheckResult.nullable(),
    /** The shares of a row's points by what shows the skill, lowest first. */
    steps: z.array(z.object({ grade: z.enum(['claimed', 'listed', 'checked', 'shown', 'used', 'long']), share: z.number() })),
    /** The best grade that the member has for the skill here. */
    grade: z.enum(['claimed', 'checked', 'shown']).nullable(),
    gain: CheckGain.nullable(),
    work: z
      .object({
        title: z.string(),
        task: z.string(),
        hours: z.number(),
        criteria: z.array(z.string()),
        show: z.array(WorkKind),
      })
      .nullable(),
    shown: z
      .object({
        id: z.string(),
        kind: WorkKind,
        link: z.string().nullable(),
        text: z.string().nullable(),
        file: z.object({ name: z.string(), bytes: z.number().int() }).nullable(),
        /** The ticked criteria, in words. */
        criteria: z.array(z.string()),
        /** Whether all criteria are ticked, so that it counts. */
        complete: z.boolean(),
        kept: z.boolean(),
        shown_at: z.string(),
      })
      .nullable(),
  }),
);

const SkillKey = z.object({ skill_id: z.string().max(100) });

/** A form with a file: numbers and switches arrive as text. */
const WorkForm = z.object({
  kind: WorkKind,
  link: z.string().trim().max(MAX_LINK_LENGTH).optional(),
  text: z.string().trim().max(MAX_TEXT_LENGTH).optional(),
  /** Left out to keep the file that was stored before. */
  file: z.file().optional(),
  /** The indexes of the ticked criteria. */
  criteria: z.array(z.coerce.number<string | number>().int().min(0).max(MAX_CRITERIA)).max(MAX_CRITERIA).default([]),
  keep: z.stringbool().default(false),
});

const mistake = { reason: TextMistake, words: MistakeWords };

export const checksContract = {
  'GET /api/checks/{skill_id}': {
    summary: 'The check and the piece of work of a skill, with what I have done of them',
    auth: true,
    params: SkillKey,
    ok: document(Check),
    errors: [404],
  },
  'POST /api/checks/{skill_id}/attempts': {
    summary: 'Start an attempt at the check of a skill, or resume the running one',
    auth: true,
    params: SkillKey,
    body: { json: z.object({}) },
    status: 201,
    ok: document(CheckAttempt),
    errors: [404, 409],
    limit: { max: 60, seconds: 3600 },
  },
  'PUT /api/checks/attempts/{id}/answers': {
    summary: 'Answer the next question; the first answer to a question counts',
    auth: true,
    params: z.object({ id: z.uuid() }),
    body: { json: z.object({ question: z.string().max(120), option: z.number().int() }) },
    ok: document(CheckFeedback),
    errors: [400, 404],
    limit: { max: 240, seconds: 3600 },
  },
  'PUT /api/checks/attempts/{id}/report': {
    summary: 'Report a mistake in a question that I have answered; repeating it replaces the report',
    auth: true,
    params: z.object({ id: z.uuid() }),
    body: { json: z.object({ question: z.string().max(120), ...mistake }) },
    status: 204,
    ok: null,
    errors: [400, 404],
    limit: { max: 60, seconds: 3600 },
  },
  'PUT /api/checks/{skill_id}/reminder': {
    summary: 'Be reminded when the check can be tried again',
    auth: true,
    params: SkillKey,
    body: { json: z.object({}) },
    ok: document(Check),
    errors: [404, 409],
    limit: { max: 60, seconds: 3600 },
  },
  'PUT /api/checks/{skill_id}/work': {
    summary: 'Show the skill by a piece of work: a link, a file or a text',
    auth: true,
    params: SkillKey,
    body: { multipart: WorkForm },
    ok: document(Check),
    errors: [404, 413, 415],
    maxBytes: 6_500_000,
    // The file is stored before the transaction and removed when the transaction fails.
    transaction: 'manual',
    limit: { max: 60, seconds: 3600 },
  },
  'PUT /api/checks/{skill_id}/work/report': {
    summary: 'Report a mistake in the task of a piece of work; repeating it replaces the report',
    auth: true,
    params: SkillKey,
    body: { json: z.object(mistake) },
    status: 204,
    ok: null,
    errors: [404],
    limit: { max: 60, seconds: 3600 },
  },
  'DELETE /api/checks/{skill_id}/work': {
    summary: 'Take my piece of work back',
    auth: true,
    params: SkillKey,
    ok: document(Check),
    errors: [404],
    limit: { max: 60, seconds: 3600 },
  },
  'GET /api/checks/work/{id}/file': {
    summary: 'A piece of work as a file: mine, or one that a member keeps in their showcase',
    params: z.object({ id: z.uuid() }),
    ok: { file: 'application/octet-stream' },
    errors: [404],
  },
} satisfies Contract;

type ChecksContract = typeof checksContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends ChecksContract {}
}
