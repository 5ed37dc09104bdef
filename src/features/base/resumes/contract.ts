/** Résumés: versions of a member's résumé, which are kept and chosen. */
import * as z from 'zod';
import { document, feed, resource, type Contract } from '#platform/contract/endpoint.ts';
import { issueCode } from '#platform/contract/problem.ts';

/** Why a file has no text: `missing` if the stored file is gone, `interrupted` if reading it was never finished. */
export const ReadingFailure = z.enum(['scanned', 'encrypted', 'broken', 'empty', 'too_long', 'missing', 'interrupted']);
export type ReadingFailure = z.infer<typeof ReadingFailure>;

const resumeFields = {
  name: z.string(),
  file_name: z.string(),
  file_kind: z.enum(['pdf', 'docx', 'txt']),
  file_bytes: z.number().int(),
  created_at: z.string(),
  status: z.enum(['reading', 'read', 'failed']),
  failure: ReadingFailure.nullable(),
  /** What was read; null until then, and pages also where a file has none. */
  words: z.number().int().nullable(),
  pages: z.number().int().nullable(),
  /** Exactly one version is the default while there are any. */
  is_default: z.boolean(),
  /** A removed version can be restored for an hour. */
  removed: z.boolean(),
};

/** A version of a résumé. */
export const Resume = resource('resume', z.object(resumeFields));

/** Where a version was used. Applications keep the file that they were sent with, scores keep what they read. */
export const ResumeUses = z.object({
  applications: z.array(
    z.object({
      id: z.string(),
      /** The application's status. */
      stage: z.string(),
      job_title: z.string(),
      company_name: z.string(),
      company_slug: z.string(),
    }),
  ),
  scores: z.array(
    z.object({
      job_application_id: z.string(),
      job_title: z.string(),
      company_name: z.string(),
      band: z.enum(['good', 'moderate', 'low']),
      /** Null until the report is open. */
      score: z.number().int().nullable(),
    }),
  ),
});

/** The résumé of an application as its reader sees it: the text as it was read, and of a PDF where its lines stand. */
export const SentResume = resource(
  'sent_resume',
  z.object({
    text: z.string(),
    pages: z.array(
      z.object({
        width: z.number(),
        height: z.number(),
        lines: z.array(z.object({ text: z.string(), x: z.number(), y: z.number(), width: z.number(), size: z.number() })),
        pictures: z.array(z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })),
      }),
    ),
    /** False where no text was found, as in a scan. */
    readable: z.boolean(),
  }),
);

/** A box on a page, in points: x and y of its top left corner, width and height. */
const Box = z.tuple([z.number(), z.number(), z.number(), z.number()]);
/** The first page of a version as a picture of boxes: where its lines and pictures stand, without words. */
export const FirstPage = z.object({ width: z.number(), height: z.number(), lines: z.array(Box), pictures: z.array(Box) });
export type FirstPage = z.infer<typeof FirstPage>;

/** A version with its first page, which is null while nothing was read, and its uses. */
export const ListedResume = resource('resume', z.object({ ...resumeFields, first_page: FirstPage.nullable(), uses: ResumeUses }));

const Name = z.string().trim().min(1, issueCode('resume-name-required')).max(120);
const Id = z.object({ id: z.uuid() });
const resumeEndpoint = { auth: true, params: Id, ok: document(Resume), errors: [404] } as const;

/** Higher than the limit of a résumé, so that a file slightly above that limit is refused with a specific message. */
export const MAX_FORM_BYTES = 6_500_000;

export const resumesContract = {
  'GET /api/resumes': {
    summary: 'The versions of my résumé with their uses, newest first, and those removed within the last hour',
    token: 'resumes:read',
    auth: true,
    ok: feed(ListedResume),
  },
  'POST /api/resumes': {
    summary: 'Add a version of my résumé; a file that is there already is not added again',
    auth: true,
    body: { multipart: z.object({ file: z.file({ error: issueCode('resume-required') }), name: Name.optional() }) },
    status: 201,
    // `known`: whether the same file was a version already.
    ok: document(Resume).extend({ meta: z.object({ known: z.boolean() }) }),
    errors: [413, 415],
    maxBytes: MAX_FORM_BYTES,
    transaction: 'manual',
    limit: { max: 30, seconds: 3600 },
  },
  'PATCH /api/resumes/{id}': { ...resumeEndpoint, summary: 'Rename a version', body: { json: z.object({ name: Name }) } },
  'PUT /api/resumes/{id}/default': { ...resumeEndpoint, summary: 'Make a version the default' },
  'DELETE /api/resumes/{id}': {
    ...resumeEndpoint,
    summary: 'Remove a version; applications keep the file that they were sent with, scores what they read',
  },
  'POST /api/resumes/{id}/restore': { ...resumeEndpoint, summary: 'Restore a removed version' },
  'POST /api/resumes/{id}/read': {
    ...resumeEndpoint,
    summary: 'Read a version again that could not be read, and score with it what waits for it',
    limit: { max: 30, seconds: 600 },
  },
  'GET /api/resumes/{id}/file': {
    summary: 'The file of a version',
    token: 'resumes:read',
    auth: true,
    params: Id,
    ok: { file: 'application/octet-stream' },
    errors: [404],
  },
} satisfies Contract;

type ResumesContract = typeof resumesContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends ResumesContract {}
}
