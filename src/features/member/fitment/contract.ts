/** Fitment: how well an applicant matches a job, requirement by requirement, with quoted evidence. */
import * as z from 'zod';
import { document, feed, resource, type Contract } from '#platform/contract/endpoint.ts';

export const Band = z.enum(['good', 'moderate', 'low']);
export const RequirementStatus = z.enum(['met', 'partly', 'missing']);
export const FitmentStatus = z.enum(['reading', 'ready', 'not_enough', 'unreadable']);

/** Start and end of the matching words in a quote. */
const Mark = z.tuple([z.number().int(), z.number().int()]);

export const Evidence = z.object({
  quote: z.string(),
  section: z.string(),
  /** The dates of the role as written in the résumé. */
  when: z.string().nullable(),
  /** How strong the evidence is, such as `used` or `listed`. */
  grade: z.string(),
  /** How the evidence relates to the required skill; `skill_id` is the skill that the evidence names. */
  through: z.object({ relation: z.enum(['direct', 'implied', 'child', 'sibling', 'parent']), skill_id: z.string().nullable() }),
  mark: Mark.nullable(),
});

export const Requirement = z.object({
  id: z.string(),
  part: z.enum(['skills', 'experience', 'education', 'goals', 'similarity']),
  label: z.string(),
  kind: z.enum(['required', 'preferred']),
  ad: z.object({ quote: z.string(), mark: Mark }),
  status: RequirementStatus,
  points: z.number(),
  out_of: z.number(),
  evidence: z.array(Evidence),
  note: z.string().nullable(),
  /** The points that meeting the requirement would add, and the skills to learn for it; null when it adds nothing. */
  raise: z.object({ points: z.number(), skill_ids: z.array(z.string()) }).nullable(),
  skill_ids: z.array(z.string()),
});

/** The full report, which is paid. */
export const Report = z.object({
  engine_version: z.string(),
  taxonomy_version: z.string(),
  input_hash: z.string(),
  score: z.number().int(),
  band: Band,
  copied_ad: z.boolean(),
  parts: z.array(
    z.object({
      id: z.enum(['skills', 'experience', 'education', 'goals', 'similarity']),
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
  /** The score if the member learnt every skill that would raise it. */
  reach: z.number().int(),
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

/** The free preview for applicants: counts of requirements, those with the strongest evidence, and what else the ad requires. */
export const Preview = z.object({
  counts: z.object({ met: z.number().int(), partly: z.number().int(), missing: z.number().int() }),
  strongest: z.array(Requirement).max(2),
  /** The other requirements as in the ad; the evidence for them is in the full report. */
  others: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      kind: z.enum(['required', 'preferred']),
      ad: z.object({ quote: z.string(), mark: Mark }),
    }),
  ),
  copied_ad: z.boolean(),
});

export const FitmentScore = resource(
  'fitment_score',
  z.object({
    job_application_id: z.string(),
    status: FitmentStatus,
    failure: z.enum(['scanned', 'encrypted', 'broken', 'empty', 'too_long']).nullable(),
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
    list_price: z.number(),
    job_title: z.string(),
    company_name: z.string(),
    job_slug: z.string(),
    company_slug: z.string(),
    job_location: z.string(),
    user_slug: z.string(),
    file_name: z.string(),
    applied_at: z.string(),
    scored_at: z.string().nullable(),
    plan_price: z.number(),
    plan_list_price: z.number(),
    /** The regular price that the plan's saving is computed against. */
    plan_saving_against: z.number(),
    preview: Preview.nullable(),
    report: Report.nullable(),
    /** The skills that the member removed because they were misread. */
    struck: z.array(z.object({ skill_id: z.string(), name: z.string() })),
    /** The sentences that the member added as evidence. */
    attached: z.array(z.object({ skill_id: z.string(), name: z.string(), text: z.string() })),
    history: z.array(
      z.object({
        id: z.string(),
        score: z.number().int().nullable(),
        band: Band.nullable(),
        cause: z.enum(['first', 'scored-again', 'struck', 'attached', 'completed']),
        engine_version: z.string(),
        created_at: z.string(),
      }),
    ),
  }),
);

/** The engine's weights: numbers, and groups of numbers. */
export const Weights = z.record(z.string(), z.union([z.number(), z.record(z.string(), z.number())]));

/** `v` is `new` when the request created a new score, `old` when the score is unchanged. */
const Scored = document(FitmentScore).extend({ meta: z.object({ v: z.enum(['new', 'old']) }) });
const Id = z.object({ id: z.uuid() });
const SkillId = z.string().regex(/^[\w.+#-]{1,80}$/);

/** The id of a YouTube video; null for a story without one. */
export const VideoId = z
  .string()
  .regex(/^[\w-]{11}$/)
  .nullable();

/** The story of someone who used the toolkit; shown as text when it has no video. */
export const Testimonial = resource(
  'testimonial',
  z.object({
    name: z.string(),
    title: z.string(),
    videoId: VideoId,
    thumbnail: z.string(),
    backgroundColor: z.string(),
    quote: z.string(),
    story: z.string(),
    /** The scores before and after, when the story mentions them. */
    moved: z.object({ from: z.number().int().min(0).max(100), to: z.number().int().min(0).max(100) }).nullable(),
    /** Written for the demonstration, and labelled so on the page. */
    sample: z.boolean(),
  }),
);

export const fitmentContract = {
  'GET /api/testimonials/get_video_reviews': { summary: 'Stories of people who used the toolkit', ok: feed(Testimonial) },
  'GET /api/testimonials/get_testimonials': { summary: 'Testimonials about the toolkit', ok: feed(Testimonial) },
  'GET /api/job_applications/fitment_score': {
    summary: 'The latest fitment score of one of my applications',
    auth: true,
    query: z.object({ job_application_id: z.uuid() }),
    ok: document(FitmentScore),
    errors: [404],
  },
  'GET /api/fitment_scores': { summary: 'My fitment scores, newest first', auth: true, ok: feed(FitmentScore) },
  'GET /api/fitment_scores/{id}': {
    summary: 'One of my fitment scores',
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
  },
  'GET /api/fitment_scores/{id}/reports/{report_id}': {
    summary: 'An earlier report, unchanged',
    auth: true,
    params: Id.extend({ report_id: z.uuid() }),
    ok: z.object({ data: Report }),
    errors: [403, 404],
  },
  'POST /api/fitment_scores/{id}/what_if': {
    summary: 'The score if these requirements were met; nothing is saved',
    auth: true,
    params: Id,
    // `ticked`: ids of requirements or skills.
    body: { json: z.object({ ticked: z.array(z.string().max(200)).max(60) }) },
    ok: z.object({ data: z.object({ score: z.number().int(), band: Band }) }),
    errors: [403, 404],
    limit: { max: 240, seconds: 60 },
  },
  'PATCH /api/fitment_scores/{id}/evidence': {
    summary: 'Remove a misread skill or attach evidence, and rescore',
    auth: true,
    params: Id,
    body: {
      json: z.object({
        strike: z.array(SkillId).max(10).default([]),
        unstrike: z.array(SkillId).max(10).default([]),
        attach: z.object({ skill_id: SkillId, text: z.string().trim().min(10).max(600) }).optional(),
        detach: SkillId.optional(),
      }),
    },
    ok: Scored,
    errors: [403, 404],
    limit: { max: 60, seconds: 600 },
  },
  'GET /api/fitment_scores/weights': {
    summary: 'The formula: every weight the engine uses',
    ok: z.object({ data: z.object({ engine_version: z.string(), weights: Weights }) }),
  },
} satisfies Contract;

type FitmentContract = typeof fitmentContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends FitmentContract {}
}
