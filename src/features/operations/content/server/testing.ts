/** Test factories: what editors write in the console. */
import { randomUUID } from 'node:crypto';
import type { TestApp, TestUser } from '#app/boot/testing.ts';
import type { PostFields } from '#features/catalogue/blog/contract.ts';
import type { InsightFields } from '#features/catalogue/insights/contract.ts';
import { LONG_ENOUGH_BODY } from '#features/catalogue/insights/server/testing.ts';
import type { TestimonialFields } from '#features/member/fitment/contract.ts';
import type { CallInput } from '#platform/browser/api.ts';
import type { SearchWordFields } from '#features/base/search/contract.ts';
import type { PackFields } from '#features/catalogue/boards/contract.ts';
import type { CommunityFields } from '#features/catalogue/communities/contract.ts';
import type { AnnouncementFields } from '#features/base/announcements/contract.ts';

export const REASON = 'Asked for by support';

const FIELDS = { audience: 'everyone', part: 'all', text_en: 'Payments rest tonight.', dismissible: true } as const;

/** A saved draft; `fields` replaces what it says. */
export async function aDraftAnnouncement(app: TestApp, editor: TestUser, fields: Partial<AnnouncementFields> = {}) {
  return (await app.call(editor, 'POST /api/staff/announcements', { json: { ...FIELDS, ...fields, reason: REASON } })).data;
}

/** A published one. */
export async function anAnnouncement(app: TestApp, editor: TestUser, fields: Partial<AnnouncementFields> = {}) {
  const { id, attributes } = await aDraftAnnouncement(app, editor, fields);
  const json = { version: attributes.version, state: 'published', reason: REASON } as const;
  return (await app.call(editor, 'POST /api/staff/announcements/{id}/state', { params: { id }, json })).data;
}

/** Words that search does not know, for a place that it knows; `fields` replaces what they say. */
export const aSearchWord = (fields: Partial<SearchWordFields> = {}): SearchWordFields => ({
  words: 'punya nagari',
  kind: 'place',
  value: 'Pune',
  note: '',
  ...fields,
});

/** Words that were added. */
export async function anAddedSearchWord(app: TestApp, editor: TestUser, fields: Partial<SearchWordFields> = {}) {
  return (await app.call(editor, 'POST /api/staff/search_words', { json: { ...aSearchWord(fields), reason: REASON } })).data;
}

/** What an article says, in a category that exists. */
export const anArticle = (fields: Partial<PostFields> & Pick<PostFields, 'category'>) => ({
  title: 'Ask before you apply',
  summary: 'Three questions that save an evening, and how to ask them without sounding difficult.',
  tags: ['Applying', 'Questions'],
  skills: ['sql'],
  family: 'software',
  markdown: 'Ask **first**.\n\n## Whom\n\nThe person who wrote [the ad](/jobs-apprenticeships).',
  starts_at: null,
  ends_at: null,
  ...fields,
});

type ArticleOptions = Partial<PostFields> & Pick<PostFields, 'category'> & { slug?: string };

/** A saved draft. */
export async function aDraftArticle(
  app: TestApp,
  editor: TestUser,
  { slug = `article-${randomUUID()}`, ...fields }: ArticleOptions,
) {
  return (await app.call(editor, 'POST /api/staff/articles', { json: { ...anArticle(fields), slug, reason: REASON } })).data;
}

/** What an insight says, in a category that exists. */
export const anEditorsInsight = (fields: Partial<InsightFields> & Pick<InsightFields, 'category'>) => ({
  title: 'Read the last line of an ad first',
  summary: '',
  body: LONG_ENOUGH_BODY,
  hashtags: ['Applying'],
  source_url: null,
  starts_at: null,
  ends_at: null,
  ...fields,
});

/** A saved draft. */
export async function aDraftInsight(
  app: TestApp,
  editor: TestUser,
  fields: Partial<InsightFields> & Pick<InsightFields, 'category'>,
) {
  return (await app.call(editor, 'POST /api/staff/insights', { json: { ...anEditorsInsight(fields), reason: REASON } })).data;
}

/** What a community says. */
export const aCommunityText = (fields: Partial<CommunityFields> = {}) => ({
  name: 'Kite building',
  family: 'core',
  description: 'Paper, string and wind.',
  about: 'Everything about kites that fly.',
  position: 500,
  topics: ['Bridles', 'Bamboo'],
  starts_at: null,
  ends_at: null,
  ...fields,
});

/** A saved draft. */
export async function aDraftCommunity(
  app: TestApp,
  editor: TestUser,
  { slug = `community-${randomUUID()}`, ...fields }: Partial<CommunityFields> & { slug?: string } = {},
) {
  return (await app.call(editor, 'POST /api/staff/communities', { json: { ...aCommunityText(fields), slug, reason: REASON } }))
    .data;
}

/** What a pack says, in categories that exist. */
export const aPackText = (fields: Partial<PackFields> & Pick<PackFields, 'categories'>) => ({
  title: 'Kites in three steps',
  description: 'From paper to the first flight, in an afternoon.',
  position: 300,
  cards:
    '## Cut the paper\n\nMeasure twice.\n- once along\n- once across\n\n## Tie the bridle\nTwo strings.\n[A film](https://example.org/bridle)',
  starts_at: null,
  ends_at: null,
  ...fields,
});

/** A saved draft. */
export async function aDraftPack(app: TestApp, editor: TestUser, fields: Partial<PackFields> & Pick<PackFields, 'categories'>) {
  return (await app.call(editor, 'POST /api/staff/packs', { json: { ...aPackText(fields), reason: REASON } })).data;
}

/** What a success story says. */
export const aStoryText = (fields: Partial<TestimonialFields> = {}) => ({
  name: 'Nandini Rao',
  title: 'Baker, now shift lead, Mysuru',
  quote: 'One line about the ovens was worth more than the certificate.',
  story: 'The ad asked for planning of shifts. I had planned them for two years and never written it down.',
  video: '',
  score_before: 51,
  score_after: 68,
  position: 5,
  starts_at: null,
  ends_at: null,
  ...fields,
});

/** A saved draft. */
export async function aDraftStory(app: TestApp, editor: TestUser, fields: Partial<TestimonialFields> = {}) {
  return (await app.call(editor, 'POST /api/staff/stories', { json: { ...aStoryText(fields), reason: REASON } })).data;
}

type CampaignInput = Omit<CallInput<'POST /api/staff/campaigns'>['json'], 'reason'>;

/** What a contest says: a week in March 2027. */
export const aCampaignText = (fields: Partial<CampaignInput> = {}) => ({
  hashtag: 'first-customers',
  title_en: 'Your first customer',
  title_hi: 'आपका पहला ग्राहक',
  lead_en: 'How you found the first person who paid you.',
  lead_hi: 'जिसने आपको पहली बार पैसे दिए, वह कैसे मिला।',
  steps_en: ['Write an insight.', 'Give it the hashtag #first-customers.'],
  steps_hi: ['एक इनसाइट लिखें।', 'उसे #first-customers हैशटैग दें।'],
  prizes_en: ['A place on this page.'],
  prizes_hi: ['इस पेज पर जगह।'],
  rules_en: ['Your own words.'],
  rules_hi: ['आपके अपने शब्द।'],
  opens_on: '2027-03-01',
  closes_on: '2027-03-07',
  results_on: '2027-03-15',
  winners: [],
  starts_at: null,
  ends_at: null,
  ...fields,
});

/** A saved draft. */
export async function aDraftCampaign(app: TestApp, editor: TestUser, fields: Partial<CampaignInput> = {}) {
  return (await app.call(editor, 'POST /api/staff/campaigns', { json: { ...aCampaignText(fields), reason: REASON } })).data;
}
