/** Tailoring: a clean résumé made from the profile, and its lines and letter worded for one ad without inventing anything. */
import * as z from 'zod';
import { Language } from '#features/base/accounts/contract.ts';
import { Resume } from '#features/base/resumes/contract.ts';
import { Band } from '#features/member/fitment/contract.ts';
import { ProfileChanges } from '#features/member/profiles/contract.ts';
import { document, resource, type Contract } from '#platform/contract/endpoint.ts';
import { issueCode } from '#platform/contract/problem.ts';

const Design = z.enum(['classic', 'modern']);

/** How a clean résumé is made. With an application it holds the lines that were taken for that ad. */
const look = {
  language: Language.default('en'),
  design: Design.default('modern'),
  pages: z.coerce.number().int().min(1).max(2).default(1),
  job_application_id: z.uuid().optional(),
};

/** The texts of a clean résumé. */
export const CleanResume = resource(
  'clean_resume',
  z.object({
    /** Whether the profile has anything to make a résumé of. */
    empty: z.boolean(),
    name: z.string(),
    headline: z.string(),
    contact: z.string(),
    links: z.array(z.object({ label: z.string(), url: z.string() })),
    sections: z.array(
      z.object({
        id: z.enum(['summary', 'experience', 'education', 'skills', 'certificates', 'languages']),
        heading: z.string(),
        entries: z.array(
          z.object({
            title: z.string(),
            organisation: z.string(),
            dates: z.string(),
            place: z.string(),
            bullets: z.array(z.string()),
          }),
        ),
        lines: z.array(z.string()),
      }),
    ),
    /** The texts that stand in the place of the member's own, for one ad. */
    tailored: z.array(z.string()),
    /** The pages of the PDF file, which may be more than asked for. */
    pages: z.number().int(),
    /** False if the typefaces of the PDF file lack letters of the résumé, so that it leaves them out. */
    complete: z.boolean(),
  }),
);

/** A field of a JSON Resume that the profile cannot take. */
export const ImportProblem = z.object({
  /** Such as `work[0].startDate`. */
  path: z.string(),
  reason: z.enum(['missing', 'too_long', 'too_many', 'month', 'order', 'address', 'kind']),
});

/** What a JSON Resume would put into the profile; nothing is stored. */
export const ResumeImport = resource(
  'resume_import',
  z.object({
    sections: ProfileChanges.pick({
      about: true,
      links: true,
      skills: true,
      experience: true,
      education: true,
      certificates: true,
    }),
    problems: z.array(ImportProblem),
  }),
);

/**
 * Whether a text names a requirement, so that it earns more than the sentence did; shows it as before; or does not show it any
 * more.
 */
const Shown = z.object({ label: z.string(), ad: z.string(), state: z.enum(['named', 'same', 'lost']) });

/**
 * A sentence of the member's own: `words` with the ad's names for what it shows, or `top` to stand in the summary, because
 * nobody looks for it where it stands.
 */
export const TailoredLine = z.object({
  id: z.string(),
  kind: z.enum(['words', 'top']),
  /** The member's own sentence. */
  quote: z.string(),
  /** Where it stands, for `top`: the page of a PDF file, if known; `dated` says whether under a role with dates. */
  where: z.object({ page: z.number().int().nullable(), section: z.string(), dated: z.boolean() }).nullable(),
  /** What it shows, each with the ad's sentence. */
  shows: z.array(Shown),
  /** What the score gains by the text, after the lines before it. */
  points: z.number(),
  /** The rows of the report that gain by it, which add up to the points; empty until the report is open. */
  gains: z.array(z.object({ label: z.string(), points: z.number() })),
  /** The start and end of the ad's names in `suggestion`, in UTF-16 units. */
  suggestion: z.string(),
  marks: z.array(z.tuple([z.number().int(), z.number().int()])),
  /**
   * The suggestion as a language model words it, if one is configured and the report open: the sentence word for word with the
   * ad's names woven in, for the same points.
   */
  worded: z
    .object({ text: z.string(), marks: z.array(z.tuple([z.number().int(), z.number().int()])), model: z.string() })
    .nullable(),
  state: z.enum(['open', 'taken', 'left']),
  /** What stands in the résumé while the line is taken: the suggestion, or how the member worded it. */
  text: z.string(),
  /** Whether the profile holds the sentence, so that taking the line changes the clean résumé. */
  in_profile: z.boolean(),
});

/** The wording of a résumé and a letter for one ad. */
export const Tailoring = resource(
  'tailoring',
  z.object({
    job_title: z.string(),
    company_name: z.string(),
    job_slug: z.string(),
    company_slug: z.string(),
    unlocked: z.boolean(),
    /** The points of the lines that were taken, and of all lines but those that were left. */
    points: z.object({ all: z.number(), taken: z.number() }),
    /** Null until the report is open. */
    total: z.number().nullable(),
    band: Band,
    /** From which total the next band begins; null until the report is open, and where words cannot lead there. */
    goal: z.object({ total: z.number(), band: Band }).nullable(),
    line_count: z.number().int(),
    /** All lines of an open report, otherwise the first one. */
    lines: z.array(TailoredLine),
    /**
     * What no wording can change: nothing was found, it is only a word in a list, or it takes time. The points are those of
     * the report, null until that is open.
     */
    rest: z.array(z.object({ label: z.string(), why: z.enum(['nothing', 'listed', 'time']), points: z.number().nullable() })),
    /** The strongest pieces of evidence, each with the requirement that it answers. */
    outline: z.array(z.object({ requirement: z.string(), ad: z.string(), evidence: z.string() })),
  }),
);

const Application = z.object({ job_application_id: z.uuid() });
const Line = Application.extend({ line_id: z.string().max(40) });
const LineText = z.string().trim().min(1).max(600);
const MAX_JSON = 200_000;

export const tailoringContract = {
  'GET /api/clean_resume': {
    summary: 'My clean résumé, made from my profile',
    auth: true,
    query: z.object(look),
    ok: document(CleanResume),
    errors: [404, 503],
    limit: { max: 120, seconds: 600 },
  },
  'GET /api/clean_resume/file': {
    summary: 'My clean résumé as PDF, DOCX or JSON Resume',
    auth: true,
    query: z.object({ ...look, format: z.enum(['pdf', 'docx', 'json']) }),
    ok: { file: 'application/octet-stream' },
    errors: [404, 503],
    limit: { max: 60, seconds: 600 },
  },
  'POST /api/clean_resume/versions': {
    summary: 'Keep my clean résumé as a version',
    auth: true,
    body: {
      json: z.object({
        ...look,
        format: z.enum(['pdf', 'docx']),
        name: z.string().trim().min(1, issueCode('resume-name-required')).max(120),
      }),
    },
    status: 201,
    ok: document(Resume),
    errors: [404, 409, 503],
    transaction: 'manual',
    limit: { max: 30, seconds: 3600 },
  },
  'POST /api/clean_resume/import': {
    summary: 'What a JSON Resume would put into my profile; stores nothing',
    auth: true,
    body: { json: z.object({ text: z.string().max(MAX_JSON) }) },
    ok: document(ResumeImport),
    maxBytes: 2 * MAX_JSON + 1000,
    limit: { max: 60, seconds: 600 },
  },
  'GET /api/tailoring/{job_application_id}': {
    summary: 'What better words for things already done would earn, the lines for it, and an outline of a letter',
    auth: true,
    params: Application,
    ok: document(Tailoring),
    errors: [404, 409],
  },
  'PUT /api/tailoring/{job_application_id}/lines/{line_id}': {
    summary: 'Take a suggested line, as it is or in my own words, leave it, or undo that',
    auth: true,
    params: Line,
    body: {
      json: z.object({ state: z.enum(['open', 'taken', 'left']), text: LineText.optional() }),
    },
    ok: document(Tailoring),
    errors: [403, 404, 409],
  },
  'POST /api/tailoring/{job_application_id}/lines/{line_id}/effect': {
    summary: 'What a line in my own words would earn, by scoring my résumé with it; saves nothing',
    auth: true,
    params: Line,
    body: { json: z.object({ text: LineText }) },
    ok: z.object({
      data: z.object({
        points: z.number(),
        shows: z.array(Shown),
        /** Numbers and skills that neither my résumé nor my profile has. */
        added: z.array(z.string()),
      }),
    }),
    errors: [403, 404, 409],
    limit: { max: 240, seconds: 600 },
  },
} satisfies Contract;

type TailoringContract = typeof tailoringContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends TailoringContract {}
}
