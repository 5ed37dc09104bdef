/** What editors write for readers, from announcements above the pages to learning packs: drafts, and what is published by time. */
import * as z from 'zod';
import { AnnouncementFields, Audience, Part } from '#features/base/announcements/contract.ts';
import { Reason } from '#features/base/moderation/contract.ts';
import { PostFields } from '#features/catalogue/blog/contract.ts';
import { PackFields } from '#features/catalogue/boards/contract.ts';
import { CommunityFields } from '#features/catalogue/communities/contract.ts';
import { InsightFields } from '#features/catalogue/insights/contract.ts';
import { AuditEntry } from '#features/operations/staff/contract.ts';
import { countedFeed, csv, cursor, document, resource, type Contract } from '#platform/contract/endpoint.ts';
import { campaignEndpoints } from './contract-campaigns.ts';
import { CommunityItem, StaffCommunity } from './contract-communities.ts';
import { InsightItem, StaffInsight } from './contract-insights.ts';
import { PackItem, StaffPack } from './contract-packs.ts';
import { searchWordEndpoints } from './contract-search-words.ts';
import { storyEndpoints } from './contract-stories.ts';
import { topicEndpoints } from './contract-topics.ts';
import { changeState, filter, from_file, MAX_ARTICLE_BYTES, NewSlug, published, Slug, version } from './contract-parts.ts';

const Id = z.object({ id: z.uuid() });

const announcementFields = {
  ...published,
  audience: Audience,
  part: Part,
  text_en: z.string(),
  text_hi: z.string(),
  link: z.string(),
  link_en: z.string(),
  link_hi: z.string(),
  dismissible: z.boolean(),
};
const ReaderWords = z.object({ text: z.string(), link_text: z.string() });
export const AnnouncementItem = resource('staff_announcement', z.object(announcementFields));
export const StaffAnnouncement = resource(
  'staff_announcement',
  z.object({
    ...announcementFields,
    /** What readers of each language get, for the preview. */
    readers: z.object({ en: ReaderWords, hi: ReaderWords }),
    /** Who changed what, and why. */
    history: z.array(AuditEntry),
  }),
);

const articleFields = {
  ...published,
  slug: z.string(),
  title: z.string(),
  category: z.string(),
  published_on: z.string().nullable(),
  from_file,
};
export const ArticleItem = resource('staff_article', z.object(articleFields));
export const StaffArticle = resource(
  'staff_article',
  z.object({
    ...articleFields,
    summary: z.string(),
    tags: z.array(z.string()),
    skills: z.array(z.string()),
    family: z.string().nullable(),
    markdown: z.string(),
    minutes: z.number().int(),
    history: z.array(AuditEntry),
  }),
);

export const contentContract = {
  'GET /api/staff/announcements': {
    summary: 'Announcements with drafts and what has ended, the latest first; for editors',
    query: z.object({ ...filter, cursor }),
    ok: countedFeed(AnnouncementItem),
    errors: [403, 404],
  },
  'GET /api/staff/announcements/export': {
    summary: 'Announcements as CSV; for editors, with a sign-in within the last ten minutes',
    query: z.object(filter),
    ok: csv,
    errors: [401, 403, 404],
  },
  'POST /api/staff/announcements': {
    summary: 'Save an announcement as a draft; for editors',
    auth: true,
    body: { json: AnnouncementFields.extend({ reason: Reason }) },
    status: 201,
    ok: document(StaffAnnouncement),
    errors: [403, 404],
  },
  'GET /api/staff/announcements/{id}': {
    summary: 'One announcement with its history; for editors',
    params: Id,
    ok: document(StaffAnnouncement),
    errors: [403, 404],
  },
  'PUT /api/staff/announcements/{id}': {
    summary: 'Change an announcement; 412 where a colleague was faster; for editors',
    auth: true,
    params: Id,
    body: { json: AnnouncementFields.extend({ version, reason: Reason }) },
    ok: document(StaffAnnouncement),
    errors: [403, 404, 409, 412],
  },
  'POST /api/staff/announcements/{id}/state': {
    summary: 'Publish an announcement, make it a draft again, delete or restore it; for editors',
    auth: true,
    params: Id,
    body: { json: z.object(changeState) },
    ok: document(StaffAnnouncement),
    errors: [403, 404, 409, 412],
  },
  'GET /api/staff/articles': {
    summary: 'Articles with drafts and what has ended, what was changed last first; for editors',
    query: z.object({ ...filter, cursor }),
    ok: countedFeed(ArticleItem),
    errors: [403, 404],
  },
  'GET /api/staff/articles/export': {
    summary: 'Articles as CSV, without their texts; for editors, with a sign-in within the last ten minutes',
    query: z.object(filter),
    ok: csv,
    errors: [401, 403, 404],
  },
  'POST /api/staff/articles': {
    summary: 'Save an article as a draft, which editors open at its address; for editors',
    auth: true,
    body: {
      json: PostFields.extend({
        slug: NewSlug,
        reason: Reason,
      }),
    },
    maxBytes: MAX_ARTICLE_BYTES,
    status: 201,
    ok: document(StaffArticle),
    errors: [403, 404],
  },
  'GET /api/staff/articles/{slug}': {
    summary: 'One article with its Markdown and its history; for editors',
    params: Slug,
    ok: document(StaffArticle),
    errors: [403, 404],
  },
  'PUT /api/staff/articles/{slug}': {
    summary: 'Change an article; 412 where a colleague was faster; for editors',
    auth: true,
    params: Slug,
    body: { json: PostFields.extend({ version, reason: Reason }) },
    maxBytes: MAX_ARTICLE_BYTES,
    ok: document(StaffArticle),
    errors: [403, 404, 409, 412],
  },
  'POST /api/staff/articles/{slug}/state': {
    summary: 'Publish an article, make it a draft again, delete or restore it; for editors',
    auth: true,
    params: Slug,
    body: { json: z.object(changeState) },
    ok: document(StaffArticle),
    errors: [403, 404, 409, 412],
  },
  'GET /api/staff/insights': {
    summary: 'Insights of the editors with drafts and what has ended, what was changed last first; for editors',
    query: z.object({ ...filter, cursor }),
    ok: countedFeed(InsightItem),
    errors: [403, 404],
  },
  'GET /api/staff/insights/export': {
    summary: 'Insights of the editors as CSV, without their texts; for editors, with a sign-in within the last ten minutes',
    query: z.object(filter),
    ok: csv,
    errors: [401, 403, 404],
  },
  'POST /api/staff/insights': {
    summary: 'Save an insight as a draft, which editors open at its address; for editors',
    auth: true,
    body: { json: InsightFields.extend({ reason: Reason }) },
    status: 201,
    ok: document(StaffInsight),
    errors: [403, 404],
  },
  'GET /api/staff/insights/{slug}': {
    summary: 'One insight of the editors with its text and its history; for editors',
    params: Slug,
    ok: document(StaffInsight),
    errors: [403, 404],
  },
  'PUT /api/staff/insights/{slug}': {
    summary: 'Change an insight of the editors; 412 where a colleague was faster; for editors',
    auth: true,
    params: Slug,
    body: { json: InsightFields.extend({ version, reason: Reason }) },
    ok: document(StaffInsight),
    errors: [403, 404, 409, 412],
  },
  'POST /api/staff/insights/{slug}/state': {
    summary: 'Publish an insight of the editors, make it a draft again, delete or restore it; for editors',
    auth: true,
    params: Slug,
    body: { json: z.object(changeState) },
    ok: document(StaffInsight),
    errors: [403, 404, 409, 412],
  },
  'GET /api/staff/communities': {
    summary: 'Communities with drafts and what has ended, what was changed last first; for editors',
    query: z.object({ ...filter, cursor }),
    ok: countedFeed(CommunityItem),
    errors: [403, 404],
  },
  'GET /api/staff/communities/export': {
    summary: 'Communities as CSV; for editors, with a sign-in within the last ten minutes',
    query: z.object(filter),
    ok: csv,
    errors: [401, 403, 404],
  },
  'POST /api/staff/communities': {
    summary: 'Save a community as a draft, which editors open at its address; for editors',
    auth: true,
    body: { json: CommunityFields.extend({ slug: NewSlug, reason: Reason }) },
    status: 201,
    ok: document(StaffCommunity),
    errors: [403, 404],
  },
  'GET /api/staff/communities/{slug}': {
    summary: 'One community with its topics and its history; for editors',
    params: Slug,
    ok: document(StaffCommunity),
    errors: [403, 404],
  },
  'PUT /api/staff/communities/{slug}': {
    summary: 'Change a community; 412 where a colleague was faster; for editors',
    auth: true,
    params: Slug,
    body: { json: CommunityFields.extend({ version, reason: Reason }) },
    ok: document(StaffCommunity),
    errors: [403, 404, 409, 412],
  },
  'POST /api/staff/communities/{slug}/state': {
    summary: 'Publish a community, make it a draft again, restore it, or delete one that nobody uses; for editors',
    auth: true,
    params: Slug,
    body: { json: z.object(changeState) },
    ok: document(StaffCommunity),
    errors: [403, 404, 409, 412],
  },
  'GET /api/staff/packs': {
    summary: 'Learning packs of the editors with drafts and what has ended, what was changed last first; for editors',
    query: z.object({ ...filter, cursor }),
    ok: countedFeed(PackItem),
    errors: [403, 404],
  },
  'GET /api/staff/packs/export': {
    summary: 'Learning packs of the editors as CSV, without their cards; for editors, with a sign-in within the last ten minutes',
    query: z.object(filter),
    ok: csv,
    errors: [401, 403, 404],
  },
  'POST /api/staff/packs': {
    summary: 'Save a learning pack as a draft, which editors open at its address; for editors',
    auth: true,
    body: { json: PackFields.extend({ reason: Reason }) },
    maxBytes: MAX_ARTICLE_BYTES,
    status: 201,
    ok: document(StaffPack),
    errors: [403, 404],
  },
  'GET /api/staff/packs/{slug}': {
    summary: 'One learning pack of the editors with its cards as text and its history; for editors',
    params: Slug,
    ok: document(StaffPack),
    errors: [403, 404],
  },
  'PUT /api/staff/packs/{slug}': {
    summary: 'Change a learning pack of the editors; 412 where a colleague was faster; for editors',
    auth: true,
    params: Slug,
    body: { json: PackFields.extend({ version, reason: Reason }) },
    maxBytes: MAX_ARTICLE_BYTES,
    ok: document(StaffPack),
    errors: [403, 404, 409, 412],
  },
  'POST /api/staff/packs/{slug}/state': {
    summary: 'Publish a learning pack of the editors, make it a draft again, delete or restore it; for editors',
    auth: true,
    params: Slug,
    body: { json: z.object(changeState) },
    ok: document(StaffPack),
    errors: [403, 404, 409, 412],
  },
  ...storyEndpoints,
  ...campaignEndpoints,
  ...topicEndpoints,
  ...searchWordEndpoints,
} satisfies Contract;

type ContentContract = typeof contentContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends ContentContract {}
}
