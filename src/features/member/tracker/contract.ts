/** Tracker: a member's applications, here and elsewhere, with timeline, notes and reminders. */
import * as z from 'zod';
import { FormStatus, FormStep } from '#features/member/program-applications/contract.ts';
import { ApplicationEvent } from '#features/catalogue/jobs/contract.ts';
import { editable } from '#platform/contract/editable.ts';
import { document, list, resource, type Contract } from '#platform/contract/endpoint.ts';
import { PageQuery } from '#platform/contract/pagination.ts';
import { issueCode } from '#platform/contract/problem.ts';

export const TrackedKind = z.enum(['job', 'program']);
export type TrackedKind = z.infer<typeof TrackedKind>;
export const TrackerStage = z.enum([
  'considering',
  'saved',
  'applied',
  'interview',
  'offer',
  'accepted',
  'rejected',
  'withdrawn',
]);
export type TrackerStage = z.infer<typeof TrackerStage>;

/** A timeline event: a stage set by the member, or a status of an application on this site. */
const TimelineEvent = z.object({
  /** The id for undoing a stage set by the member; null for a status of an application. */
  id: z.uuid().nullable(),
  /** The stage or status. */
  what: z.union([TrackerStage, ApplicationEvent, FormStatus]),
  note: z.string(),
  at: z.string(),
});

/** A tracked item. Its id tells its origin: `job-…` and `program-…` are on this site, `ad-…` is an ad that the member brought, `own-…` was added by hand. */
export const TrackerEntry = resource(
  'tracker_entry',
  z.object({
    kind: TrackedKind,
    title: z.string(),
    organisation: z.string(),
    /** Its page on this site, or the member's link; empty for none. */
    url: z.string(),
    /** Whether the member added it by hand. */
    own: z.boolean(),
    /** The seed of the organisation's logo. */
    cover: z.string(),
    stage: TrackerStage,
    /** The time of the latest event. */
    moved_at: z.string(),
    /** The id of the job application. */
    job_application_id: z.string().nullable(),
    /** The program application and its step. */
    form: z.object({ id: z.string(), code: z.string(), step: FormStep }).nullable(),
    timeline: z.array(TimelineEvent),
    notes: z.string(),
    remind_on: z.string().nullable(),
    removed: z.boolean(),
  }),
);

const text = (max: number) => z.string().trim().max(max);
const webAddress = z.url({ protocol: /^https?$/, error: issueCode('address-required') }).max(1000);
const Details = z.object({
  kind: TrackedKind,
  title: text(200).min(1, issueCode('entry-title-required')),
  organisation: text(200),
  url: webAddress.or(z.literal('')),
});

const Id = z.object({ id: z.string().max(60) });
const entryEndpoint = { auth: true, params: Id, ok: document(TrackerEntry) } as const;
const oneOrMany = <T extends z.ZodType>(schema: T) => z.union([schema, z.array(schema).min(1).max(7)]);
const Counts = z.array(z.object({ value: z.string(), count: z.number().int() }));

export const trackerContract = {
  'GET /api/tracker': {
    summary: 'My applications, here and elsewhere, latest event first, with counts',
    token: 'tracker:read',
    auth: true,
    query: PageQuery.extend({
      kind: TrackedKind.optional(),
      stage: oneOrMany(TrackerStage).optional(),
      query: z.string().trim().max(100).optional(),
      /** Only this program. */
      program_id: z.string().max(60).optional(),
      /** Only this job. */
      job_id: z.uuid().optional(),
      /** Lists removed entries instead. */
      removed: z.stringbool().optional(),
    }),
    ok: list(TrackerEntry).extend({ facets: z.object({ kind: Counts, stage: Counts }), removed: z.number().int() }),
  },
  'POST /api/tracker': {
    summary: 'Add an application elsewhere',
    token: 'tracker:write',
    auth: true,
    body: {
      json: Details.partial({ organisation: true, url: true }).extend({
        stage: TrackerStage.default('saved'),
        /** The date of the stage; today by default. */
        on: z.iso.date().optional(),
        notes: text(5000).default(''),
      }),
    },
    status: 201,
    ok: document(TrackerEntry),
    limit: { max: 120, seconds: 3600 },
  },
  'POST /api/tracker/track': {
    summary: 'Track a program of this site, or a job that I applied for at the employer’s; repeating it changes nothing',
    token: 'tracker:write',
    auth: true,
    body: { json: z.union([z.object({ program_id: z.string().max(60) }), z.object({ job_id: z.uuid() })]) },
    ok: document(TrackerEntry),
    errors: [404],
  },
  'GET /api/tracker/export': {
    summary: 'My tracker with its timelines as a file',
    token: 'tracker:read',
    auth: true,
    query: z.object({ format: z.enum(['csv', 'json']) }),
    ok: { file: 'application/octet-stream' },
    limit: { max: 30, seconds: 600 },
  },
  'GET /api/tracker/{id}': { ...entryEndpoint, summary: 'One of my entries', token: 'tracker:read', errors: [404] },
  'PATCH /api/tracker/{id}': {
    ...entryEndpoint,
    summary: 'Change notes and reminder, and the details of an entry added by hand',
    token: 'tracker:write',
    body: {
      json: editable(z.object({ notes: text(5000), remind_on: z.iso.date().nullable(), ...Details.shape })),
    },
    errors: [404, 409, 412],
  },
  'DELETE /api/tracker/{id}': {
    ...entryEndpoint,
    summary: 'Remove an entry from the tracker; an application itself is not withdrawn',
    errors: [404],
  },
  'POST /api/tracker/{id}/restore': { ...entryEndpoint, summary: 'Restore a removed entry', errors: [404] },
  'POST /api/tracker/{id}/stages': {
    ...entryEndpoint,
    summary: 'Set the stage of an entry, now or on a past day',
    token: 'tracker:write',
    body: { json: z.object({ stage: TrackerStage, on: z.iso.date().optional(), note: text(500).default('') }) },
    errors: [404, 422],
    limit: { max: 300, seconds: 3600 },
  },
  'DELETE /api/tracker/{id}/stages/{stage_id}': {
    ...entryEndpoint,
    summary: 'Remove a stage that I set',
    token: 'tracker:write',
    params: Id.extend({ stage_id: z.uuid() }),
    errors: [404],
  },
} satisfies Contract;

type TrackerContract = typeof trackerContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends TrackerContract {}
}
