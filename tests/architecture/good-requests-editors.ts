/** A valid request for every endpoint of editors with a JSON body: content, learning and the catalogue. */
import { randomUUID } from 'node:crypto';
import {
  aCampaignText,
  aCommunityText,
  anArticle,
  anEditorsInsight,
  aPackText,
  aSearchWord,
  aStoryText,
} from '#features/operations/content/server/testing.ts';
import type { RequestParts } from '#platform/contract/request.ts';
import type { Fixture } from './good-fixture.ts';

const REASON = 'A reason that is long enough.';
const ANNOUNCEMENT = {
  audience: 'everyone',
  part: 'jobs',
  text_en: 'Payments rest tonight.',
  text_hi: 'आज रात भुगतान बंद हैं।',
  link: '/courses',
  link_en: 'Courses',
  link_hi: 'कोर्स',
  dismissible: true,
  starts_at: '2030-01-01T10:00:00Z',
  ends_at: '2030-01-02T10:00:00Z',
};
const UNIVERSITY = {
  name: 'Rye',
  country: 'India',
  region: 'India',
  city: 'Pune',
  kind: 'Private',
  website: 'https://rye.example/',
  about: 'Bread.',
};
const PROGRAM = {
  title: 'Rye',
  provider: 'Mill',
  url: 'https://rye.example/',
  university: '',
  program_type: 'course',
  level: 'beginner',
  mode: 'online',
  region: 'India',
  language: 'en',
  hours: 12,
  hours_per_week: 3,
  duration: 'Four weeks',
  cost: 'paid',
  fee: 900,
  fee_note: 'With bread',
  summary: 'Rye bread.',
  outcomes: ['Bake'],
  eligibility: ['Flour'],
  curriculum: '## Week 1\nFlour and water.',
  referral: 0,
  intakes: ['2030-01-15, apply by 2029-12-31'],
  skills: ['SQL'],
};
const QUESTION = {
  question: 'Which of these is a loop?',
  code: 'for n in range(3):\n    print(n)',
  options: ['for', 'def', 'import', 'return'],
  answer: 0,
  explanation: 'It repeats what is below it.',
  source_title: 'The manual',
  source_url: 'https://manual.example/loops',
};

export const EDITORS_REQUESTS: Record<string, (fixture: Fixture) => RequestParts & { json: Record<string, unknown> }> = {
  'POST /api/staff/announcements': () => ({ json: { ...ANNOUNCEMENT, reason: REASON } }),
  'PUT /api/staff/announcements/{id}': ({ announcementId: id }) => ({
    params: { id },
    json: { ...ANNOUNCEMENT, version: 1, reason: REASON },
  }),
  'POST /api/staff/announcements/{id}/state': ({ announcementId: id }) => ({
    params: { id },
    json: { version: 1, state: 'published', reason: REASON },
  }),
  'POST /api/staff/articles': ({ category }) => ({
    json: { ...anArticle({ category: category.slug }), slug: `an-article-${randomUUID()}`, reason: REASON },
  }),
  'PUT /api/staff/articles/{slug}': ({ articleSlug: slug, category }) => ({
    params: { slug },
    json: { ...anArticle({ category: category.slug }), version: 1, reason: REASON },
  }),
  'POST /api/staff/articles/{slug}/state': ({ articleSlug: slug }) => ({
    params: { slug },
    json: { version: 1, state: 'published', reason: REASON },
  }),
  'POST /api/staff/insights': ({ category }) => ({
    json: { ...anEditorsInsight({ category: category.slug }), reason: REASON },
  }),
  'PUT /api/staff/insights/{slug}': ({ editorsInsightSlug: slug, category }) => ({
    params: { slug },
    json: { ...anEditorsInsight({ category: category.slug }), version: 1, reason: REASON },
  }),
  'POST /api/staff/insights/{slug}/state': ({ editorsInsightSlug: slug }) => ({
    params: { slug },
    json: { version: 1, state: 'published', reason: REASON },
  }),
  'POST /api/staff/communities': () => ({
    json: { ...aCommunityText(), slug: `a-community-${randomUUID()}`, reason: REASON },
  }),
  'PUT /api/staff/communities/{slug}': ({ draftCommunitySlug: slug }) => ({
    params: { slug },
    json: { ...aCommunityText(), version: 1, reason: REASON },
  }),
  'POST /api/staff/communities/{slug}/state': ({ draftCommunitySlug: slug }) => ({
    params: { slug },
    json: { version: 1, state: 'published', reason: REASON },
  }),
  'POST /api/staff/topic_suggestions/{id}/decide': ({ suggestionId: id }) => ({
    params: { id },
    json: { accept: true, reason: REASON },
  }),
  'POST /api/staff/search_words': () => ({ json: { ...aSearchWord({ words: 'takshashila' }), reason: REASON } }),
  'PUT /api/staff/search_words/{id}': ({ searchWordId: id }) => ({
    params: { id },
    json: { ...aSearchWord(), version: 1, reason: REASON },
  }),
  'POST /api/staff/search_words/{id}/state': ({ searchWordId: id }) => ({
    params: { id },
    json: { version: 1, dropped: true, reason: REASON },
  }),
  'POST /api/staff/packs': ({ category }) => ({ json: { ...aPackText({ categories: [category.slug] }), reason: REASON } }),
  'PUT /api/staff/packs/{slug}': ({ draftPackSlug: slug, category }) => ({
    params: { slug },
    json: { ...aPackText({ categories: [category.slug] }), version: 1, reason: REASON },
  }),
  'POST /api/staff/packs/{slug}/state': ({ draftPackSlug: slug }) => ({
    params: { slug },
    json: { version: 1, state: 'published', reason: REASON },
  }),
  'POST /api/staff/campaigns': () => ({ json: { ...aCampaignText(), reason: REASON } }),
  'PUT /api/staff/campaigns/{slug}': ({ draftCampaignSlug: slug }) => ({
    params: { slug },
    json: { ...aCampaignText(), version: 1, reason: REASON },
  }),
  'POST /api/staff/campaigns/{slug}/state': ({ draftCampaignSlug: slug }) => ({
    params: { slug },
    json: { version: 1, state: 'published', reason: REASON },
  }),
  'POST /api/staff/stories': () => ({ json: { ...aStoryText(), reason: REASON } }),
  'PUT /api/staff/stories/{slug}': ({ draftStorySlug: slug }) => ({
    params: { slug },
    json: { ...aStoryText(), version: 1, reason: REASON },
  }),
  'POST /api/staff/stories/{slug}/state': ({ draftStorySlug: slug }) => ({
    params: { slug },
    json: { version: 1, state: 'published', reason: REASON },
  }),
  'POST /api/staff/mistakes/{id}/dismiss': ({ mistakeId: id }) => ({ params: { id }, json: { reason: REASON } }),
  'PUT /api/staff/works/{id}': ({ checkedSkillId: id }) => ({
    params: { id },
    json: {
      title: 'Weave',
      task: 'Weave.',
      hours: 2,
      criteria: ['Straight', 'Dry', 'Whole'],
      hindi: null,
      version: 0,
      reason: REASON,
    },
  }),
  'POST /api/staff/works/{id}/state': ({ failedSkillId: id }) => ({
    params: { id },
    json: { version: 0, dropped: true, reason: REASON },
  }),
  'PUT /api/staff/skills/{id}': ({ bankSkillIds: [id = ''] }) => ({
    params: { id },
    json: { name: 'Repair of ancient looms', aliases: [], hindi_names: [], version: 0, reason: REASON },
  }),
  'POST /api/staff/skills/{id}/merge': ({ bankSkillIds: [, id = '', into = ''] }) => ({
    params: { id },
    json: { into, version: 0, reason: REASON },
  }),
  'POST /api/staff/skills/{id}/state': ({ bankSkillIds: [, , , id = ''] }) => ({
    params: { id },
    json: { version: 0, out_of_use: true, reason: REASON },
  }),
  'PUT /api/staff/questions/{id}': ({ reportedQuestionId: id }) => ({
    params: { id },
    json: { ...QUESTION, version: 0, reason: REASON },
  }),
  'POST /api/staff/questions/{id}/state': ({ reportedQuestionId: id }) => ({
    params: { id },
    json: { version: 0, dropped: true, closes_check: true, reason: REASON },
  }),
  'PUT /api/staff/resources/{id}': ({ bankResourceId: id }) => ({
    params: { id },
    json: { version: 0, url: 'https://new.example/course', source: 'Its site', sourced_on: '2026-11-20', reason: REASON },
  }),
  'POST /api/staff/resources/{id}/state': ({ bankResourceToDrop: id }) => ({
    params: { id },
    json: { version: 0, dropped: true, reason: REASON },
  }),
  'POST /api/staff/resource_checks': () => ({ json: { limit: 1 } }),
  'POST /api/staff/resources/{id}/check': ({ bankResourceId: id }) => ({ params: { id }, json: {} }),
  'POST /api/staff/companies': () => ({
    json: {
      name: `Rye Mills ${randomUUID()}`,
      website: 'https://rye.example/',
      location: 'Pune',
      about: 'Bread.',
      reason: REASON,
    },
  }),
  'PATCH /api/staff/companies/{id}': ({ companyToEdit: { id, version } }) => ({
    params: { id },
    json: { version, name: 'Rye', website: 'https://rye.example/', location: 'Pune', about: 'Bread.', reason: REASON },
  }),
  'POST /api/staff/companies/{id}/state': ({ companyToUnpublish: { id, version } }) => ({
    params: { id },
    json: { version, state: 'unpublished', reason: REASON },
  }),
  'POST /api/staff/companies/{id}/merge': ({ companyToMerge: { id, version }, companyToKeep }) => ({
    params: { id },
    json: { version, into: companyToKeep.id, reason: REASON },
  }),
  'POST /api/staff/companies/{id}/deletion': ({ companyToDelete: { id, version } }) => ({
    params: { id },
    json: { version, reason: REASON },
  }),
  'POST /api/staff/universities': () => ({
    json: { ...UNIVERSITY, name: `Rye ${randomUUID()}`, reason: REASON },
  }),
  'PATCH /api/staff/universities/{id}': ({ universityToEdit: { id, version } }) => ({
    params: { id },
    json: { ...UNIVERSITY, version, reason: REASON },
  }),
  'POST /api/staff/universities/{id}/state': ({ universityToUnpublish: { id, version } }) => ({
    params: { id },
    json: { version, state: 'unpublished', reason: REASON },
  }),
  'POST /api/staff/universities/{id}/merge': ({ universityToMerge: { id, version }, universityToKeep }) => ({
    params: { id },
    json: { version, into: universityToKeep.id, reason: REASON },
  }),
  'POST /api/staff/universities/{id}/deletion': ({ universityToDelete: { id, version } }) => ({
    params: { id },
    json: { version, reason: REASON },
  }),
  'POST /api/staff/programs': ({ category }) => ({
    json: { ...PROGRAM, category: category.slug, reason: REASON },
  }),
  'PATCH /api/staff/programs/{id}': ({ programToEdit: { id, version }, category }) => ({
    params: { id },
    json: { ...PROGRAM, category: category.slug, version, reason: REASON },
  }),
  'POST /api/staff/programs/{id}/state': ({ programToUnpublish: { id, version } }) => ({
    params: { id },
    json: { version, state: 'unpublished', reason: REASON },
  }),
  'POST /api/staff/programs/{id}/merge': ({ programToMerge: { id, version }, programToKeep }) => ({
    params: { id },
    json: { version, into: programToKeep.id, reason: REASON },
  }),
  'POST /api/staff/programs/{id}/deletion': ({ programToDelete: { id, version } }) => ({
    params: { id },
    json: { version, reason: REASON },
  }),
  'PATCH /api/staff/jobs/{id}': ({ jobToEdit: { id, version } }) => ({
    params: { id },
    json: {
      version,
      title: 'Baker',
      role_type: 'Full-time',
      work_mode: 'On-site',
      places: ['Pune, India'],
      valid_until: '2030-12-31',
      apply_url: '',
      reason: REASON,
    },
  }),
  'POST /api/staff/jobs/{id}/state': ({ jobToUnpublish: { id, version } }) => ({
    params: { id },
    json: { version, state: 'unpublished', reason: REASON },
  }),
  'POST /api/staff/jobs/{id}/deletion': ({ jobToDelete: { id, version } }) => ({
    params: { id },
    json: { version, reason: REASON },
  }),
};
