/** Fitment: how well an applicant matches a job, requirement by requirement, with quoted evidence. */
import * as z from 'zod';
import { MAX_FORM_BYTES, ReadingFailure, Resume } from '#features/base/resumes/contract.ts';
import { RunningOffer } from '#features/base/payments/contract.ts';
import { document, feed, resource, type Contract } from '#platform/contract/endpoint.ts';
import { Testimonial } from './contract-testimonials.ts';

export { Testimonial, TestimonialFields, VideoId } from './contract-testimonials.ts';

export const Band = z.enum(['good', 'moderate', 'low']);
export const RequirementStatus = z.enum(['met', 'partly', 'missing']);
export const FitmentStatus = z.enum(['reading', 'ready', 'not_enough', 'unreadable']);

/** What led to a report. */
export const ReportCause = z.enum([
  'first',
  'scored-again',
  'corrected',
  'attached',
  'completed',
  'resume',
  'profile',
  'condition',
]);

/** Start and end of the matching words in a quote. */
const Mark = z.tuple([z.number().int(), z.number().int()]);

export const Evidence = z.object({
  quote: z.string(),
  section: z.string(),
  /** The dates of the role as written in the résumé. */
  when: z.string().nullable(),
  /** What it counts as, such as `used` or `listed`; the names of the credits of the formula. */
  grade: z.string(),
  /** How the evidence relates to the required skill; `skill_id` is the skill that the evidence names. */
  through: z.object({
    relation: z.enum(['direct', 'implied', 'child', 'sibling', 'parent', 'words']),
    skill_id: z.string().nullable(),
  }),
  mark: Mark.nullable(),
});

export const CorrectionReason = z.enum(['not_done', 'does_not_show', 'not_asked', 'not_for_me']);
export const RowKind = z.enum(['skill', 'soft', 'language', 'phrase', 'experience', 'education', 'wording']);

/** A row without its points, which everybody sees. */
const row = {
  id: z.string(),
  /** `core` or `further`; reports of formulas before 3.0 have other parts. */
  part: z.string(),
  type: RowKind,
  label: z.string(),
  kind: z.enum(['required', 'preferred', 'duty']),
  ad: z.object({ quote: z.string(), mark: Mark }),
  status: RequirementStatus,
  /** The step of the formula that the row stands on; null where its points are in proportion. */
  grade: z.string().nullable(),
  skill_ids: z.array(z.string()),
  /** For the row about wording, the words of the ad that the résumé uses and those that it does not. */
  words: z.object({ used: z.array(z.string()), unused: z.array(z.string()) }).nullable(),
  /** What the member said about the row; such a row can be restored. */
  correction: z.object({ reason: CorrectionReason, quote: z.string().nullable() }).nullable(),
};

export const FreeRow = z.object(row);
export const StrongRow = z.object({ ...row, evidence: z.array(Evidence) });

export const Requirement = z.object({
  ...row,
  points: z.number(),
  out_of: z.number(),
  evidence: z.array(Evidence),
  note: z.string().nullable(),
  /** For a row about years, the months that count and those that the ad asks for. */
  months: z.object({ counted: z.number().int(), asked: z.number().int() }).nullable(),
  /** The points that showing it by a piece of work (or using it at work) would add, and the skills; null when nothing would. */
  raise: z.object({ points: z.number(), to: z.enum(['shown', 'used']), skill_ids: z.array(z.string()) }).nullable(),
});

/** Something that must be met and earns no points. `cap` is the highest band that is possible as it stands. */
export const Condition = z.object({
  id: z.string(),
  kind: z.enum(['licence', 'registration', 'degree', 'permit', 'driving', 'language']),
  label: z.string(),
  ad: z.object({ quote: z.string(), mark: Mark }),
  status: z.enum(['met', 'not_met', 'not_stated']),
  /** Whether the status is the member's word. */
  declared: z.boolean(),
  evidence: z.object({ quote: z.string(), mark: Mark.nullable() }).nullable(),
  cap: Band.nullable(),
});

/** Something to confirm for oneself: place, shift, notice, pay or travel. It never changes the band. */
export const Fact = z.object({
  id: z.string(),
  kind: z.enum(['place', 'shift', 'notice', 'pay', 'travel']),
  label: z.string(),
  quote: z.string(),
  confirmed: z.boolean(),
});

/** The full report, which is paid: the points of the rows add up to the parts, and the parts to `total`. */
export const Report = z.object({
  engine_version: z.string(),
  taxonomy_version: z.string(),
  input_hash: z.string(),
  /** With one decimal; the score is it rounded once. */
  total: z.number(),
  score: z.number().int(),
  band: Band,
  copied_ad: z.boolean(),
  parts: z.array(
    z.object({
      id: z.string(),
      points: z.number(),
      out_of: z.number(),
      note: z.string().nullable(),
    }),
  ),
  requirements: z.array(Requirement),
  /** The requirements that would raise the score most, best first. */
  raise_most: z.array(z.object({ requirement_id: z.string(), points: z.number(), skill_ids: z.array(z.string()) })),
  /** The ids of the met requirements with the most points. */
  strengths: z.array(z.string()),
  /** The points that are left until the next band; null in the highest band or where a condition stands in the way. */
  to_next_band: z.number().nullable(),
  /** The report in a few plain sentences; `wording` says when a language model wrote them. */
  summary: z.string(),
  wording: z
    .object({
      model: z.string(),
      wrote_summary: z.boolean(),
      other_skills: z.array(z.object({ name: z.string(), quote: z.string(), where: z.enum(['ad', 'resume']) })),
    })
    .nullable(),
});

/** Whether the report is worth its price to this member, told before they pay. */
export const Advice = z.enum(['worth_it', 'not_needed', 'out_of_reach']);

/** The free look: the requirements by name with their status, and the strongest evidence; no points. */
export const Preview = z.object({
  /** Of the core requirements. */
  counts: z.object({ met: z.number().int(), partly: z.number().int(), missing: z.number().int() }),
  /** The strongest evidence, in pairs of sentences. */
  strongest: z.array(StrongRow).max(3),
  rows: z.array(FreeRow),
  advice: Advice,
  copied_ad: z.boolean(),
});

/** The free look at an ad and a résumé; the band and preview are null without enough to tell. */
export const FreeLook = z.object({
  band: Band.nullable(),
  /** Sentences on what is missing for a band; empty when there is one. */
  missing_to_tell: z.array(z.string()),
  conditions: z.array(Condition),
  facts: z.array(Fact),
  preview: Preview.nullable(),
});

/** What a score was made from. */
export const ScoreSource = z.object({
  /** Made from the profile alone. */
  profile: z.boolean(),
  /** The version; null when it is not known or was deleted. */
  resume_id: z.string().nullable(),
  /** The name of the version, or the one that it had; null when it is not known. */
  name: z.string().nullable(),
});

export const FitmentScore = resource(
  'fitment_score',
  z.object({
    job_application_id: z.string(),
    status: FitmentStatus,
    failure: ReadingFailure.nullable(),
    /** Sentences on what is missing for a score; empty when there is one. */
    missing_to_tell: z.array(z.string()),
    /** True once a score exists, unlocked or not. */
    fitment_score_generated: z.boolean(),
    /** Null until the report is unlocked. */
    score: z.number().int().nullable(),
    band: Band.nullable(),
    unlocked: z.boolean(),
    /** Rupees, taxes included. */
    total_price: z.number(),
    /** The offer that `total_price` is part of; null when none runs. */
    offer: RunningOffer.nullable(),
    job_title: z.string(),
    company_name: z.string(),
    job_slug: z.string(),
    company_slug: z.string(),
    job_location: z.string(),
    user_slug: z.string(),
    /** Null when the score was made without a file. */
    file_name: z.string().nullable(),
    source: ScoreSource,
    /** The version that the score waits for, or that could not be read. */
    pending: Resume.nullable(),
    /** Scored without having been applied for. */
    considered: z.boolean(),
    applied_at: z.string(),
    scored_at: z.string().nullable(),
    plan_price: z.number(),
    plan_offer: RunningOffer.nullable(),
    /** First of all: what must be met, and what to confirm. */
    conditions: z.array(Condition),
    facts: z.array(Fact),
    preview: Preview.nullable(),
    report: Report.nullable(),
    /** The rows for which the member added a sentence. */
    attached: z.array(z.object({ requirement_id: z.string(), text: z.string() })),
    /** Whether the score was made by an older formula; scoring again is free. */
    outdated: z.boolean(),
    /** The reports, newest first; numbers only once the report is open. */
    history: z.array(
      z.object({
        id: z.string(),
        total: z.number().nullable(),
        score: z.number().int().nullable(),
        band: Band.nullable(),
        cause: ReportCause,
        source: ScoreSource,
        engine_version: z.string(),
        created_at: z.string(),
      }),
    ),
  }),
);

/** The engine's weights: numbers, and groups of numbers. */
export const Weights = z.record(z.string(), z.union([z.number(), z.record(z.string(), z.number())]));

/** How a change alters a row and the whole; numbers only in an open report. */
const Change = z.object({ from: z.number(), to: z.number() });
export const Effect = z.object({
  /** Why an added sentence earns nothing for its row. */
  no_gain: z.enum(['too_short', 'no_use', 'claimed', 'as_much_already']).nullable(),
  row: Change.nullable(),
  total: Change.nullable(),
  band: z.object({ from: Band, to: Band }),
});

/** `v` is `new` when the request created a new score, `old` when the score is unchanged. */
const Scored = document(FitmentScore).extend({ meta: z.object({ v: z.enum(['new', 'old']) }) });
const Id = z.object({ id: z.uuid() });
const ScoreSourceForm = z.object({ file: z.file(), resume_id: z.uuid(), profile: z.literal('true') }).partial();
/** The id of a row of the report. */
const RequirementId = z.string().min(1).max(400);
const Correction = z.object({
  requirement_id: RequirementId,
  reason: CorrectionReason,
  /** The sentence that does not show it. */
  quote: z.string().max(2000).nullable().default(null),
});

/** A change after which the score is made again. */
const rescoring = { auth: true, params: Id, ok: Scored, errors: [404], limit: { max: 60, seconds: 600 }, cost: 'score' } as const;

export const fitmentContract = {
  'GET /api/testimonials/get_video_reviews': { summary: 'Stories of people who used the toolkit', ok: feed(Testimonial) },
  'GET /api/testimonials/get_testimonials': { summary: 'Testimonials about the toolkit', ok: feed(Testimonial) },
  'GET /api/job_applications/fitment_score': {
    summary: 'The latest fitment score of one of my applications',
    token: 'reports:read',
    auth: true,
    query: z.object({ job_application_id: z.uuid() }),
    ok: document(FitmentScore),
    errors: [404],
  },
  'GET /api/fitment_scores': {
    summary: 'My fitment scores, newest first',
    token: 'reports:read',
    auth: true,
    ok: feed(FitmentScore),
  },
  'GET /api/fitment_scores/{id}': {
    summary: 'One of my fitment scores',
    token: 'reports:read',
    auth: true,
    params: Id,
    ok: document(FitmentScore),
    errors: [404],
  },
  'POST /api/fitment_scores': {
    summary: 'Score an application, or score it again',
    auth: true,
    body: { json: z.object({ job_application_id: z.uuid() }) },
    ok: Scored,
    errors: [403, 404],
    limit: { max: 30, seconds: 600 },
    cost: 'score',
  },
  'GET /api/fitment_scores/{id}/reports/{report_id}': {
    summary: 'An earlier report, unchanged',
    token: 'reports:read',
    auth: true,
    params: Id.extend({ report_id: z.uuid() }),
    ok: z.object({ data: Report }),
    errors: [403, 404],
  },
  'POST /api/fitment_scores/{id}/what_if': {
    summary:
      'The band if up to three of these requirements were shown, in an open report the points of any number; saves nothing',
    token: 'reports:read',
    auth: true,
    params: Id,
    // `ticked`: ids of requirements or skills.
    body: { json: z.object({ ticked: z.array(z.string().max(400)).max(60) }) },
    ok: z.object({
      data: z.object({ band: Band, score: z.number().int().nullable(), total: z.number().nullable() }),
    }),
    errors: [404, 409],
    limit: { max: 240, seconds: 60 },
    cost: 'score',
  },
  'POST /api/fitment_scores/{id}/effect': {
    summary: 'What a correction or an added sentence would change; saves nothing',
    auth: true,
    params: Id,
    body: {
      json: z.union([
        z.object({ correction: Correction }),
        z.object({ attached: z.object({ requirement_id: RequirementId, text: z.string().trim().min(10).max(600) }) }),
      ]),
    },
    ok: z.object({ data: Effect }),
    errors: [404, 409],
    limit: { max: 240, seconds: 60 },
    cost: 'score',
  },
  'POST /api/fitment_scores/{id}/corrections': {
    ...rescoring,
    summary:
      'Say why a row is not right, and rescore; it replaces an earlier reason, and adds to the sentences that do not show it',
    body: { json: Correction },
  },
  'DELETE /api/fitment_scores/{id}/corrections': {
    ...rescoring,
    summary: 'Take back the correction of a row, and rescore',
    query: z.object({ requirement_id: RequirementId }),
  },
  'POST /api/fitment_scores/{id}/evidence': {
    ...rescoring,
    summary: 'Add a sentence about what I have done as evidence for a row, and rescore',
    body: { json: z.object({ requirement_id: RequirementId, text: z.string().trim().min(10).max(600) }) },
  },
  'DELETE /api/fitment_scores/{id}/evidence': {
    ...rescoring,
    summary: 'Remove the added sentence of a row, and rescore',
    query: z.object({ requirement_id: RequirementId }),
  },
  'PUT /api/fitment_scores/{id}/conditions': {
    ...rescoring,
    summary: 'Say that I meet a condition or confirm a fact, that I do not, or (null) leave it to the résumé; and rescore',
    body: { json: z.object({ condition_id: z.string().min(1).max(100), held: z.boolean().nullable() }) },
  },
  'POST /api/fitment_scores/{id}/resume': {
    summary: 'Score with another version of my résumé, a new file, or my profile alone; what was sent stays as it is',
    auth: true,
    params: Id,
    body: { multipart: ScoreSourceForm },
    ok: Scored,
    errors: [404, 409, 413, 415, 422],
    maxBytes: MAX_FORM_BYTES,
    // Reads the file, and stores it, before the transaction.
    transaction: 'manual',
    limit: { max: 20, seconds: 600 },
    cost: 'score',
  },
  'GET /api/fitment_scores/weights': {
    summary: 'The formula: every weight the engine uses',
    token: 'catalogue:read',
    ok: z.object({ data: z.object({ engine_version: z.string(), weights: Weights }) }),
  },
} satisfies Contract;

type FitmentContract = typeof fitmentContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends FitmentContract {}
}
