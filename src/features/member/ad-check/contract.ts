/** Checking any ad: ads that members and visitors bring, what is read from them, and comparing them with a résumé. */
import * as z from 'zod';
import { Band, FreeLook } from '#features/member/fitment/contract.ts';
import { EntryStatus, WorkMode } from '#features/catalogue/jobs/contract.ts';
import { document, feed, resource, type Contract } from '#platform/contract/endpoint.ts';
import { issueCode } from '#platform/contract/problem.ts';

/** Something read from an ad; it stands in `text` from `start` to `end`, in UTF-16 units, within the sentence `quote`. */
const found = {
  id: z.string(),
  label: z.string(),
  quote: z.string(),
  start: z.number().int(),
  end: z.number().int(),
};
const Requirement = z.object({
  ...found,
  need: z.enum(['required', 'preferred', 'duty']),
  type: z.enum(['skill', 'soft', 'language', 'phrase', 'experience', 'education']),
});

/** What is read from an ad before a résumé is compared with it. All offsets refer to `text`. */
export const AdReading = z.object({
  text: z.string(),
  conditions: z.array(
    z.object({ ...found, kind: z.enum(['licence', 'registration', 'degree', 'permit', 'driving', 'language']) }),
  ),
  /** The requirements that carry points, most first, and those that carry few. */
  core: z.array(Requirement),
  further: z.array(Requirement),
  facts: z.array(z.object({ ...found, kind: z.enum(['place', 'shift', 'notice', 'pay', 'travel']) })),
  /** What its bringer says is not asked for; it can be taken back. */
  dismissed: z.array(z.object(found)),
  /** The ad from its first word to its last; `id` is what was found in the piece, `class` what its sentence is about. */
  pieces: z.array(
    z.object({
      start: z.number().int(),
      end: z.number().int(),
      kind: z.enum(['condition', 'core', 'further', 'fact', 'left_out']),
      id: z.string().nullable(),
      class: z.enum(['asks', 'prefers', 'does', 'offers', 'company', 'process', 'law']),
    }),
  ),
});

const facts = {
  title: z.string().trim().min(1, issueCode('entry-title-required')).max(200),
  company_name: z.string().trim().max(200),
  location: z.string().trim().max(200),
  work_mode: WorkMode.nullable(),
  pay: z.string().trim().max(200),
  /** The last day to apply. */
  valid_until: z.iso.date().nullable(),
};

const brought = {
  ...facts,
  source: z.enum(['text', 'address', 'file', 'shared']),
  /** Where it was found; empty for an ad without an address. */
  url: z.string(),
  created_at: z.string(),
  /** The entry that it is scored by, once it was compared with a résumé. */
  job_application_id: z.string().nullable(),
};

const Adjustments = z.record(z.string().max(400), z.enum(['required', 'preferred', 'not_asked']));

/** An ad that a member or visitor brought, with what was read from it. */
export const OwnAd = resource(
  'own_ad',
  z.object({
    ...brought,
    /** Sentences that ask applicants for money or bank details. */
    warnings: z.array(z.object({ kind: z.enum(['asks_money', 'asks_bank_details']), quote: z.string() })),
    original: z.string(),
    additions: z.array(z.string()),
    adjustments: Adjustments,
    reading: AdReading,
  }),
);

/** An ad of the list of those checked before; its band once it is scored. */
export const OwnAdItem = resource('own_ad_item', z.object({ ...brought, band: Band.nullable() }));

const Id = z.object({ id: z.uuid() });

/** Why an ad cannot be read as it is; each has a sentence of its own with what to do. */
export const AdProblem = z.object({
  kind: z.enum([
    'empty',
    'too_short',
    'too_long',
    'not_an_ad',
    'several_roles',
    /** It asks for something, but does not say how the role is called: `role` says it. */
    'no_title',
    'other_language',
    'picture',
    'unreadable_file',
    'not_public',
    'robots',
    'refused',
    'sign_in',
    'not_found',
    'too_large',
    'too_slow',
    'wrong_type',
    'busy',
    'unavailable',
  ]),
  roles: z.array(z.object({ title: z.string(), count: z.number().int().nullable() })).optional(),
  /** An ISO 639-1 code. */
  language: z.string().optional(),
  reason: z.string().optional(),
});

export const adCheckContract = {
  'POST /api/own_ads': {
    summary: 'Bring an ad: its text, its address or its file; a visitor has it for a day',
    token: 'ads:check',
    body: {
      multipart: z.object({
        /** The text of the ad, or its address alone. */
        text: z.string().max(120_000).default(''),
        file: z.file().optional(),
        /** The role to read where an ad has several, or its title where it names none. */
        role: z.string().trim().min(1).max(200).optional(),
        /** Reads it although it does not look like an ad. */
        force: z.stringbool().default(false),
        shared: z.stringbool().default(false),
      }),
    },
    ok: z.object({
      data: z.object({ id: z.string() }).nullable(),
      /** Whether the same ad was brought before. */
      known: z.boolean(),
      problem: AdProblem.nullable(),
    }),
    errors: [413, 422],
    maxBytes: 6_500_000,
    // Fetches the address, or reads the file, before the transaction.
    transaction: 'manual',
    limit: { max: 40, seconds: 3600 },
  },
  'GET /api/own_ads': {
    summary: 'The ads that I brought, the latest first; a visitor has those of a day',
    token: 'ads:check',
    ok: feed(OwnAdItem),
  },
  'GET /api/own_ads/{id}': {
    summary: 'An ad that I brought, with what was read from it',
    token: 'ads:check',
    params: Id,
    ok: document(OwnAd),
    errors: [404],
  },
  'PATCH /api/own_ads/{id}': {
    summary: 'Correct what was read from an ad of mine; a score made from it is made again',
    token: 'ads:check',
    params: Id,
    body: {
      json: z
        .object({
          ...facts,
          /** Replaces the text, and with it what was read. */
          text: z.string().trim().min(1).max(60_000),
          /** All of them: by the id of a requirement or condition. */
          adjustments: Adjustments,
          /** All of them: requirements that the reader missed. */
          additions: z.array(z.string().trim().min(2).max(200)).max(12),
        })
        .partial(),
    },
    ok: document(OwnAd),
    errors: [404],
    limit: { max: 240, seconds: 600 },
  },
  'DELETE /api/own_ads/{id}': {
    summary: 'Delete an ad of mine with its entry, score and plan',
    params: Id,
    status: 204,
    ok: null,
    errors: [404, 409],
  },
  'POST /api/visitor_resume': {
    summary: 'Bring a résumé without an account; it is kept for a day',
    body: { multipart: z.object({ file: z.file({ error: issueCode('resume-required') }) }) },
    ok: z.object({ data: z.object({ file_name: z.string() }) }),
    errors: [409, 413, 415],
    maxBytes: 6_500_000,
    // Reads the file, and stores it, before the transaction.
    transaction: 'manual',
    limit: { max: 20, seconds: 3600 },
  },
  'GET /api/own_ads/{id}/free_look': {
    summary: 'The free look at my ad and résumé without an account',
    params: Id,
    /** Null before there is a résumé. */
    ok: z.object({ data: FreeLook.extend({ file_name: z.string() }).nullable() }),
    errors: [404],
    limit: { max: 120, seconds: 600 },
  },
  'POST /api/own_ads/{id}/what_if': {
    summary: 'The band if up to three requirements were shown, without an account; saves nothing',
    params: Id,
    body: { json: z.object({ ticked: z.array(z.string().max(400)).max(3) }) },
    ok: z.object({ data: z.object({ band: Band }) }),
    errors: [404, 409],
    limit: { max: 240, seconds: 600 },
  },
  'POST /api/job_entries': {
    summary: 'Compare a job, or an ad of mine, with a version of my résumé or my profile, without applying',
    token: 'ads:check',
    auth: true,
    body: {
      json: z.object({
        subject: z.union([z.object({ job_slug: z.string().max(200) }), z.object({ own_ad_id: z.uuid() })]),
        /** Null for the profile alone. */
        resume_id: z.uuid().nullable(),
      }),
    },
    ok: z.object({ data: z.object({ job_application_id: z.string(), status: EntryStatus }) }),
    errors: [404],
    limit: { max: 60, seconds: 3600 },
  },
} satisfies Contract;

type AdCheckContract = typeof adCheckContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends AdCheckContract {}
}
