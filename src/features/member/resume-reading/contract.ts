/** What our reader sees in a résumé, and filling the profile from it by one reviewed step. */
import * as z from 'zod';
import { ReadingFailure } from '#features/base/resumes/contract.ts';
import { Link, Position } from '#features/member/profiles/contract.ts';
import { document, resource, type Contract } from '#platform/contract/endpoint.ts';

/** A place in the text of the reading, in UTF-16 units. */
const place = { start: z.number().int(), end: z.number().int() };
const Place = z.object(place);

/** A date as precise as it is written: `2019-03`, `2019` or `present`. */
const WrittenDate = z.string();

/**
 * What to look at. `unread`: our reader did not understand it. `elsewhere`: automatic readers elsewhere may trip over it.
 * `not_needed`: it does not belong into a résumé here.
 */
export const RemarkKind = z.enum([
  'no_headings',
  'outside_sections',
  'unknown_heading',
  'unread_dates',
  'undated_role',
  'unnamed_role',
  'no_positions',
  'columns',
  'tables',
  'text_boxes',
  'page_without_text',
  'text_in_pictures',
  'symbols',
  'too_long',
  'too_short',
  'contact_in_margins',
  'no_contact',
  'photograph',
  'relative',
  'marital_status',
  'birth_date',
  'religion',
  'postal_address',
  'aadhaar',
  'pan',
]);
export type RemarkKind = z.infer<typeof RemarkKind>;

const Remark = z.object({
  kind: RemarkKind,
  group: z.enum(['unread', 'elsewhere', 'not_needed']),
  /** Where it stands; empty where it concerns the whole document or a picture. */
  places: z.array(Place),
  /** The page that it is about, from 1; null for none. */
  page: z.number().int().nullable(),
  /** How many there are: pages, words, tables, lines. */
  count: z.number().int(),
});

/** A page as it lies in the file: lines and pictures in points from the top left corner. */
const Page = z.object({
  width: z.number(),
  height: z.number(),
  lines: z.array(
    z.object({
      text: z.string(),
      x: z.number(),
      /** The baseline. */
      y: z.number(),
      width: z.number(),
      size: z.number(),
      /** Where the line stands in the text of the reading; null where it is not found there. */
      place: Place.nullable(),
    }),
  ),
  pictures: z.array(z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })),
});

const Grade = z.enum([
  'none',
  'related',
  'claimed',
  'listed',
  'implied',
  'studied',
  'checked',
  'strong',
  'shown',
  'used',
  'long',
  'held',
]);
export const SectionId = z.enum([
  'header',
  'summary',
  'experience',
  'projects',
  'education',
  'skills',
  'certifications',
  'achievements',
  'languages',
  'volunteering',
  'goals',
  'personal',
  'other',
  'attached',
  'profile',
]);

const ReadText = z.object({
  text: z.string(),
  sections: z.array(
    z.object({
      id: SectionId,
      lines: z.array(
        z.object({
          ...place,
          text: z.string(),
          /** `left_out` lines affect no score: names, contacts and personal details. */
          kind: z.enum(['heading', 'read', 'left_out']),
        }),
      ),
    }),
  ),
  /** Dated roles and projects; `dates` as written, `from` and `to` as understood. */
  positions: z.array(
    z.object({
      ...place,
      section: SectionId,
      title: z.string(),
      employer: z.string().nullable(),
      dates: z.string(),
      from: WrittenDate,
      to: WrittenDate.nullable(),
      months: z.number().int(),
    }),
  ),
  /** The months of all work with dates, none counted twice. */
  months: z.number().int(),
  education: z.array(
    z.object({
      ...place,
      text: z.string(),
      level: z.number().int(),
      in_progress: z.boolean(),
      dates: z.object({ from: WrittenDate, to: WrittenDate.nullable(), written: z.string() }).nullable(),
    }),
  ),
  /** Skills with their best sentence, in which they stand at `mark`, and what it counts as. */
  skills: z.array(
    z.object({
      ...place,
      id: z.string(),
      name: z.string(),
      grade: Grade,
      quote: z.string(),
      mark: z.tuple([z.number().int(), z.number().int()]),
    }),
  ),
  languages: z.array(z.object({ ...place, name: z.string() })),
  links: z.array(z.object({ ...place, url: z.string() })),
  certifications: z.array(z.object({ ...place, text: z.string() })),
  remarks: z.array(Remark),
  /** The pages of a PDF; empty for other files, and where the file cannot be laid out. */
  pages: z.array(Page),
});

/** A version of a résumé and what is read from it; `reading` is null until it is read, and where it could not be. */
export const ResumeReading = resource(
  'resume_reading',
  z.object({
    name: z.string(),
    file_name: z.string(),
    file_kind: z.enum(['pdf', 'docx', 'txt']),
    status: z.enum(['reading', 'read', 'failed']),
    failure: ReadingFailure.nullable(),
    words: z.number().int().nullable(),
    page_count: z.number().int().nullable(),
    reading: ReadText.nullable(),
  }),
);

/** A position as proposed: what the résumé does not say is empty, and `ended_on` is null while it is ongoing. */
const Draft = z.object({
  title: z.string(),
  organisation: z.string(),
  location: z.string(),
  started_on: z.string(),
  ended_on: z.string().nullable(),
  text: z.string(),
});
const ProposedPosition = z.object({
  draft: Draft,
  /** The line it was read from, and its dates as written; null without any. */
  quote: z.string(),
  dates: z.string().nullable(),
  /** Whether a month of the draft stands for a date that names only the year. */
  year_only: z.boolean(),
  /** The entry of the profile that is the same position. */
  known: Position.nullable(),
});
/** A skill without an id is not in the catalogue. */
const ProposedSkill = z.object({ id: z.string().nullable(), name: z.string(), grade: Grade, known: z.boolean() });

/** What could go into the profile; `known` is there already. */
export const ProfileProposal = resource(
  'profile_proposal',
  z.object({
    profile_slug: z.string(),
    experience: z.array(ProposedPosition),
    education: z.array(ProposedPosition),
    skills: z.array(ProposedSkill),
    languages: z.array(ProposedSkill),
    links: z.array(z.object({ label: z.string(), url: z.string(), known: z.boolean() })),
  }),
);

/** A position to add, or to put in the place of one of the profile. */
const TakenPosition = z.object({ position: Position, replaces: Position.nullable().default(null) });
const TakenSkill = z.object({ id: z.string().max(80).nullable(), name: z.string().trim().min(1).max(60) });
export const TakenOver = z.object({
  experience: z.array(TakenPosition).max(30).default([]),
  education: z.array(TakenPosition).max(20).default([]),
  /** Skills and languages. */
  skills: z.array(TakenSkill).max(60).default([]),
  links: z.array(Link).max(10).default([]),
});

const Id = z.object({ id: z.uuid() });
const Taken = resource('taken_over', TakenOver.extend({ profile_slug: z.string() }));

export const resumeReadingContract = {
  'GET /api/resumes/{id}/reading': {
    summary: 'What is read from a version of my résumé, what is not understood, and what to look at',
    token: 'resumes:read',
    auth: true,
    params: Id,
    ok: document(ResumeReading),
    errors: [404],
    limit: { max: 120, seconds: 600 },
  },
  'GET /api/resumes/{id}/profile_proposal': {
    summary: 'What a version of my résumé could add to my profile',
    auth: true,
    params: Id,
    ok: document(ProfileProposal),
    errors: [404],
  },
  'POST /api/resumes/{id}/take_over': {
    summary: 'Take chosen parts of a résumé over into my profile; nothing is replaced that is not named',
    auth: true,
    params: Id,
    body: { json: TakenOver },
    // What was added, without what was there already: the input of the undo.
    ok: document(Taken),
    errors: [404],
  },
  'POST /api/resumes/{id}/take_back': {
    summary: 'Undo taking over: remove what is unchanged since, and put back what it replaced',
    auth: true,
    params: Id,
    body: { json: TakenOver },
    ok: document(Taken),
    errors: [404],
  },
} satisfies Contract;

type ResumeReadingContract = typeof resumeReadingContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends ResumeReadingContract {}
}
