/** Contests of the campaign page as the console shows them. */
import * as z from 'zod';
import { Reason } from '#features/base/moderation/contract.ts';
import { CampaignFields } from '#features/catalogue/campaigns/contract.ts';
import { AuditEntry } from '#features/operations/staff/contract.ts';
import { countedFeed, csv, cursor, document, resource, type Contract } from '#platform/contract/endpoint.ts';
import { changeState, filter, from_file, published, Slug, version } from './contract-parts.ts';

const campaignFields = {
  ...published,
  title_en: z.string(),
  title_hi: z.string(),
  hashtag: z.string(),
  /** Days in India. */
  opens_on: z.string(),
  closes_on: z.string(),
  results_on: z.string(),
  /** Whether it is invented, which its readers are told. */
  sample: z.boolean(),
  from_file,
};
const lines = z.array(z.string());
const CampaignItem = resource('staff_campaign', z.object(campaignFields));
const StaffCampaign = resource(
  'staff_campaign',
  z.object({
    ...campaignFields,
    lead_en: z.string(),
    lead_hi: z.string(),
    steps_en: lines,
    steps_hi: lines,
    prizes_en: lines,
    prizes_hi: lines,
    rules_en: lines,
    rules_hi: lines,
    winners: lines,
    history: z.array(AuditEntry),
  }),
);

export const campaignEndpoints = {
  'GET /api/staff/campaigns': {
    summary: 'Contests with drafts and what has ended, what was changed last first; for editors',
    query: z.object({ ...filter, cursor }),
    ok: countedFeed(CampaignItem),
    errors: [403, 404],
  },
  'GET /api/staff/campaigns/export': {
    summary: 'Contests as CSV, without their texts; for editors, with a sign-in within the last ten minutes',
    query: z.object(filter),
    ok: csv,
    errors: [401, 403, 404],
  },
  'POST /api/staff/campaigns': {
    summary: 'Save a contest as a draft, which editors preview on its page; for editors',
    auth: true,
    body: { json: CampaignFields.extend({ reason: Reason }) },
    status: 201,
    ok: document(StaffCampaign),
    errors: [403, 404],
  },
  'GET /api/staff/campaigns/{slug}': {
    summary: 'One contest in both languages with its history; for editors',
    params: Slug,
    ok: document(StaffCampaign),
    errors: [403, 404],
  },
  'PUT /api/staff/campaigns/{slug}': {
    summary: 'Change a contest; 412 where a colleague was faster; for editors',
    auth: true,
    params: Slug,
    body: { json: CampaignFields.extend({ version, reason: Reason }) },
    ok: document(StaffCampaign),
    errors: [403, 404, 409, 412],
  },
  'POST /api/staff/campaigns/{slug}/state': {
    summary: 'Publish a contest, make it a draft again, delete or restore it; for editors',
    auth: true,
    params: Slug,
    body: { json: z.object(changeState) },
    ok: document(StaffCampaign),
    errors: [403, 404, 409, 412],
  },
} satisfies Contract;
