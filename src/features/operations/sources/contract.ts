/** Sources of jobs: where jobs come from on a schedule or by file, and what each run read. For staff. */
import * as z from 'zod';
import { Reason } from '#features/base/moderation/contract.ts';
import { AuditEntry } from '#features/operations/staff/contract.ts';
import { csv, cursor, document, feed, find, resource, type Contract } from '#platform/contract/endpoint.ts';

export const SourceKind = z.enum([
  'greenhouse',
  'lever',
  'ashby',
  'job-posting',
  'job-list',
  'sitemap',
  'indeed',
  'feed',
  'csv',
  'json-lines',
  'json',
]);
export type SourceKind = z.infer<typeof SourceKind>;

export const Schedule = z.enum(['manual', 'hourly', 'six-hours', 'daily', 'weekly']);
export type Schedule = z.infer<typeof Schedule>;

export const RunState = z.enum(['running', 'succeeded', 'not-modified', 'incomplete', 'suspicious', 'failed', 'stopped']);
export type RunState = z.infer<typeof RunState>;

/** In step, running, paused, failing (its last run gave no trustworthy answer), or not run yet. */
export const SourceState = z.enum(['in-step', 'running', 'paused', 'failing', 'new']);
export type SourceState = z.infer<typeof SourceState>;

export const SourceRun = resource(
  'job_source_run',
  z.object({
    state: RunState,
    /** Why it ended so: a code, and what its sentence names. */
    reason: z.string(),
    detail: z.string(),
    rows_read: z.number().int(),
    /** How much of the document is read, from 0 to 1. */
    progress: z.number(),
    added: z.number().int(),
    changed: z.number().int(),
    reopened: z.number().int(),
    unchanged: z.number().int(),
    missing: z.number().int(),
    closed: z.number().int(),
    errors: z.number().int(),
    started_at: z.string(),
    ended_at: z.string().nullable(),
  }),
);

const MappedField = z.object({
  /** The format's field, as it names it; empty where it has none. */
  from: z.string(),
  /** The field of a job; `unused` for what is not taken. */
  to: z.string(),
  value: z.string(),
});
/** A row as it was read: what its fields became, or why it was not taken. */
export const SampleRow = z.object({ at: z.string(), fields: z.array(MappedField), reason: z.string() });
export type SampleRow = z.infer<typeof SampleRow>;

const RowError = z.object({ position: z.number().int(), at: z.string(), title: z.string(), reason: z.string() });

const sourceFields = {
  name: z.string(),
  kind: SourceKind,
  /** Null for a source by file. */
  address: z.string().nullable(),
  file_name: z.string(),
  company: z.string(),
  apply_url: z.string().nullable(),
  schedule: Schedule,
  state: SourceState,
  next_run_at: z.string().nullable(),
  open_jobs: z.number().int(),
  failures: z.number().int(),
  /** The latest first, at most ten. */
  runs: z.array(SourceRun),
};
export const SourceItem = resource('job_source', z.object(sourceFields));
export const Source = resource(
  'job_source',
  z.object({
    ...sourceFields,
    run_count: z.number().int(),
    /** Rows that the last run did not take; at most fifty of `error_count`. */
    errors: z.array(RowError),
    error_count: z.number().int(),
    sample: z.array(SampleRow),
    /** What staff did. */
    history: z.array(AuditEntry),
  }),
);

const SourceId = z.object({ id: z.uuid() });
const webAddress = z.url({ protocol: /^https?$/ }).max(2000);
const optionalAddress = z.union([z.literal(''), webAddress]).default('');
const name = z.string().trim().min(1).max(200);
const company = z.string().trim().max(200).default('');

export const SourceDraft = z.object({
  name,
  address: webAddress,
  kind: SourceKind,
  company,
  apply_url: optionalAddress,
  schedule: Schedule,
});

/** What an address gave, before anything is saved. */
export const TryOut = resource(
  'job_source_try_out',
  z.object({
    kind: SourceKind,
    /** The address that will be fetched, such as a board's interface. */
    address: z.string(),
    company: z.string(),
    rows: z.number().int(),
    /** Whether there are more rows than were counted. */
    has_more: z.boolean(),
    taken: z.number().int(),
    sample: z.array(SampleRow),
    errors: z.array(RowError),
  }),
);

/** What whoever changes a source has seen of it. */
const Seen = z.object({
  address: z.string().nullable(),
  company: z.string(),
  apply_url: z.string().nullable(),
  schedule: Schedule,
});

export const sourcesContract = {
  'GET /api/job_sources': {
    summary: 'Sources of jobs with their last runs; for staff',
    ok: z.object({ data: z.array(SourceItem) }),
    errors: [403, 404],
  },
  'GET /api/job_sources/export': {
    summary: 'Sources of jobs as CSV; for editors, with a sign-in within the last ten minutes',
    query: z.object({ find, state: SourceState.optional(), kind: SourceKind.optional() }),
    ok: csv,
    errors: [401, 403, 404],
  },
  'POST /api/job_sources': {
    summary: 'Add a source of jobs by address; for staff',
    auth: true,
    body: { json: SourceDraft.extend({ reason: Reason }) },
    status: 201,
    ok: document(Source),
    errors: [403, 404, 409],
  },
  'POST /api/job_sources/try_out': {
    summary: 'Read an address as a source of jobs without saving anything; for staff',
    auth: true,
    body: { json: z.object({ address: webAddress, kind: SourceKind.optional(), company, apply_url: optionalAddress }) },
    ok: document(TryOut),
    errors: [403, 404, 422],
    limit: { max: 30, seconds: 300 },
    transaction: 'manual',
  },
  'POST /api/job_sources/import': {
    summary: 'Import a file of jobs; for staff',
    auth: true,
    body: {
      multipart: z.object({
        file: z.instanceof(File),
        name: z.string().trim().max(200).default(''),
        company,
        apply_url: optionalAddress,
        reason: Reason,
      }),
    },
    maxBytes: 20_100_000,
    status: 201,
    ok: document(Source),
    errors: [403, 404, 413, 422],
    transaction: 'manual',
  },
  'GET /api/job_sources/{id}': {
    summary: 'A source with its runs, errors by row and mapping; for staff',
    params: SourceId,
    ok: document(Source),
    errors: [403, 404],
  },
  'PATCH /api/job_sources/{id}': {
    summary: 'Change a source; 412 where a colleague was faster; for staff',
    auth: true,
    params: SourceId,
    body: {
      json: z.object({
        name: name.optional(),
        address: webAddress.optional(),
        company: z.string().trim().max(200).optional(),
        apply_url: z.union([z.literal(''), webAddress]).optional(),
        schedule: Schedule.optional(),
        before: Seen.optional(),
        reason: Reason,
      }),
    },
    ok: document(Source),
    errors: [403, 404, 409, 412],
  },
  'DELETE /api/job_sources/{id}': {
    summary: 'Delete a source, and close its jobs or leave them open; for staff',
    auth: true,
    params: SourceId,
    query: z.object({ jobs: z.enum(['close', 'keep']), reason: Reason }),
    ok: null,
    errors: [401, 403, 404],
  },
  'POST /api/job_sources/{id}/run': {
    summary: 'Run a source now; to take an answer with far fewer rows than before as it is asks for a reason; for staff',
    auth: true,
    params: SourceId,
    body: {
      json: z.discriminatedUnion('accept_fewer', [
        z.object({ accept_fewer: z.literal(false) }),
        z.object({ accept_fewer: z.literal(true), reason: Reason }),
      ]),
    },
    ok: document(Source),
    errors: [403, 404, 409],
  },
  'PUT /api/job_sources/{id}/pause': {
    summary: 'Pause a source, also while it runs; for staff',
    auth: true,
    params: SourceId,
    body: { json: z.object({ reason: Reason }) },
    ok: document(Source),
    errors: [403, 404],
  },
  'DELETE /api/job_sources/{id}/pause': {
    summary: 'Resume a source; for staff',
    auth: true,
    params: SourceId,
    query: z.object({ reason: Reason }),
    ok: document(Source),
    errors: [403, 404],
  },
  'GET /api/job_sources/{id}/runs': {
    summary: 'All runs of a source, the latest first; for staff',
    params: SourceId,
    query: z.object({ cursor }),
    ok: feed(SourceRun),
    errors: [403, 404],
  },
  'GET /api/job_sources/{id}/errors': {
    summary: 'The rows that the last run of a source did not take, as CSV; for staff',
    params: SourceId,
    ok: csv,
    errors: [403, 404],
  },
} satisfies Contract;

type SourcesContract = typeof sourcesContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends SourcesContract {}
}
