/** Success stories as the console shows them. */
import * as z from 'zod';
import { Reason } from '#features/base/moderation/contract.ts';
import { Testimonial, TestimonialFields } from '#features/member/fitment/contract.ts';
import { AuditEntry } from '#features/operations/staff/contract.ts';
import { countedFeed, csv, cursor, document, resource, type Contract } from '#platform/contract/endpoint.ts';
import { changeState, filter, from_file, published, Slug, version } from './contract-parts.ts';

const storyFields = {
  ...published,
  name: z.string(),
  title: z.string(),
  position: z.number().int(),
  /** Whether its person is invented, which its readers are told. */
  sample: z.boolean(),
  from_file,
};
const StoryItem = resource('staff_story', z.object(storyFields));
const StaffStory = resource(
  'staff_story',
  z.object({
    ...storyFields,
    quote: z.string(),
    story: z.string(),
    video: z.string(),
    score_before: z.number().int().nullable(),
    score_after: z.number().int().nullable(),
    /** What readers get, for the preview. */
    shown: Testimonial,
    history: z.array(AuditEntry),
  }),
);

export const storyEndpoints = {
  'GET /api/staff/stories': {
    summary: 'Success stories with drafts and what has ended, what was changed last first; for editors',
    query: z.object({ ...filter, cursor }),
    ok: countedFeed(StoryItem),
    errors: [403, 404],
  },
  'GET /api/staff/stories/export': {
    summary: 'Success stories as CSV; for editors, with a sign-in within the last ten minutes',
    query: z.object(filter),
    ok: csv,
    errors: [401, 403, 404],
  },
  'POST /api/staff/stories': {
    summary: 'Save a success story as a draft; for editors',
    auth: true,
    body: { json: TestimonialFields.extend({ reason: Reason }) },
    status: 201,
    ok: document(StaffStory),
    errors: [403, 404],
  },
  'GET /api/staff/stories/{slug}': {
    summary: 'One success story as readers get it, with its history; for editors',
    params: Slug,
    ok: document(StaffStory),
    errors: [403, 404],
  },
  'PUT /api/staff/stories/{slug}': {
    summary: 'Change a success story; 412 where a colleague was faster; for editors',
    auth: true,
    params: Slug,
    body: { json: TestimonialFields.extend({ version, reason: Reason }) },
    ok: document(StaffStory),
    errors: [403, 404, 409, 412],
  },
  'POST /api/staff/stories/{slug}/state': {
    summary: 'Publish a success story, make it a draft again, delete or restore it; for editors',
    auth: true,
    params: Slug,
    body: { json: z.object(changeState) },
    ok: document(StaffStory),
    errors: [403, 404, 409, 412],
  },
} satisfies Contract;
