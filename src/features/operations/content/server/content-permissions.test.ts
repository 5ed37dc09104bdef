/** Which scope of staff may call which endpoint about content. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { onlyFor, peopleByScope, statusesOf, type People } from '#features/operations/staff/server/testing.ts';
import type { RequestParts } from '#platform/contract/request.ts';
import { aCampaignText, aCommunityText, anArticle, anEditorsInsight, aPackText, aSearchWord, aStoryText } from './testing.ts';
import type { contentContract } from '../contract.ts';

const app = openTestApp();
const params = { id: randomUUID() };
const reason = 'A reason that is long enough';
const announcement = { audience: 'everyone', part: 'all', text_en: 'Hello.', dismissible: true, reason };
const state = { version: 1, state: 'published', reason };

const slug = 'no-such-article';
const article = anArticle({ category: 'no-such-category' });
const insight = anEditorsInsight({ category: 'no-such-category' });

const unknownPlace = aSearchWord({ value: 'No such place' });
const backwards = { starts_at: '2026-12-02T10:00:00Z', ends_at: '2026-12-01T10:00:00Z' };

/** Requests about what does not exist: 404 for those who may decide, 422 for a field that does not exist. */
const ENDPOINTS: Record<keyof typeof contentContract, [number, RequestParts]> = {
  'GET /api/staff/announcements': [200, {}],
  'GET /api/staff/announcements/export': [200, {}],
  'POST /api/staff/announcements': [201, { json: announcement }],
  'GET /api/staff/announcements/{id}': [404, { params }],
  'PUT /api/staff/announcements/{id}': [404, { params, json: { ...announcement, version: 1 } }],
  'POST /api/staff/announcements/{id}/state': [404, { params, json: state }],
  'GET /api/staff/articles': [200, {}],
  'GET /api/staff/articles/export': [200, {}],
  'POST /api/staff/articles': [422, { json: { ...article, slug, reason } }],
  'GET /api/staff/articles/{slug}': [404, { params: { slug } }],
  'PUT /api/staff/articles/{slug}': [404, { params: { slug }, json: { ...article, version: 1, reason } }],
  'POST /api/staff/articles/{slug}/state': [404, { params: { slug }, json: state }],
  'GET /api/staff/insights': [200, {}],
  'GET /api/staff/insights/export': [200, {}],
  'POST /api/staff/insights': [422, { json: { ...insight, reason } }],
  'GET /api/staff/insights/{slug}': [404, { params: { slug } }],
  'PUT /api/staff/insights/{slug}': [404, { params: { slug }, json: { ...insight, version: 1, reason } }],
  'POST /api/staff/insights/{slug}/state': [404, { params: { slug }, json: state }],
  'GET /api/staff/communities': [200, {}],
  'GET /api/staff/communities/export': [200, {}],
  'POST /api/staff/communities': [422, { json: { ...aCommunityText(backwards), slug, reason } }],
  'GET /api/staff/communities/{slug}': [404, { params: { slug } }],
  'PUT /api/staff/communities/{slug}': [404, { params: { slug }, json: { ...aCommunityText(), version: 1, reason } }],
  'POST /api/staff/communities/{slug}/state': [404, { params: { slug }, json: state }],
  'GET /api/staff/topic_suggestions': [200, {}],
  'GET /api/staff/topic_suggestions/export': [200, {}],
  'GET /api/staff/topic_suggestions/{id}': [404, { params }],
  'POST /api/staff/topic_suggestions/{id}/decide': [404, { params, json: { accept: true, reason } }],
  'GET /api/staff/search_words': [200, {}],
  'GET /api/staff/search_words/export': [200, {}],
  'GET /api/staff/search_words/meanings': [200, { query: { kind: 'place', find: 'pune' } }],
  'POST /api/staff/search_words': [422, { json: { ...unknownPlace, reason } }],
  'GET /api/staff/search_words/{id}': [404, { params }],
  'PUT /api/staff/search_words/{id}': [404, { params, json: { ...unknownPlace, version: 1, reason } }],
  'POST /api/staff/search_words/{id}/state': [404, { params, json: { version: 1, dropped: true, reason } }],
  'GET /api/staff/packs': [200, {}],
  'GET /api/staff/packs/export': [200, {}],
  'POST /api/staff/packs': [422, { json: { ...aPackText({ categories: ['no-such-category'] }), reason } }],
  'GET /api/staff/packs/{slug}': [404, { params: { slug } }],
  'PUT /api/staff/packs/{slug}': [
    404,
    { params: { slug }, json: { ...aPackText({ categories: ['none'] }), version: 1, reason } },
  ],
  'POST /api/staff/packs/{slug}/state': [404, { params: { slug }, json: state }],
  'GET /api/staff/campaigns': [200, {}],
  'GET /api/staff/campaigns/export': [200, {}],
  'POST /api/staff/campaigns': [422, { json: { ...aCampaignText(backwards), reason } }],
  'GET /api/staff/campaigns/{slug}': [404, { params: { slug } }],
  'PUT /api/staff/campaigns/{slug}': [404, { params: { slug }, json: { ...aCampaignText(), version: 1, reason } }],
  'POST /api/staff/campaigns/{slug}/state': [404, { params: { slug }, json: state }],
  'GET /api/staff/stories': [200, {}],
  'GET /api/staff/stories/export': [200, {}],
  'POST /api/staff/stories': [422, { json: { ...aStoryText(backwards), reason } }],
  'GET /api/staff/stories/{slug}': [404, { params: { slug } }],
  'PUT /api/staff/stories/{slug}': [404, { params: { slug }, json: { ...aStoryText(), version: 1, reason } }],
  'POST /api/staff/stories/{slug}/state': [404, { params: { slug }, json: state }],
};

let people: People;
beforeAll(async () => {
  people = await peopleByScope(app);
});

test.each(Object.entries(ENDPOINTS))('%s is for editors and administrators', async (key, [found, parts]) => {
  expect(await statusesOf(app, people, key, parts)).toEqual(onlyFor(['editor'], found, !key.startsWith('GET')));
});
