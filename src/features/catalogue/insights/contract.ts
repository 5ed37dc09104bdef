/** Insights: short cards of knowledge about working, learning and finding work, by members and editors. */
import * as z from 'zod';
import { FeedAlgorithm } from '#features/base/ranking/contract.ts';
import { Hashtag } from '#features/base/interests/contract.ts';
import { Program } from '#features/catalogue/programs/contract.ts';
import { document, feed, list, resource, type Contract } from '#platform/contract/endpoint.ts';
import { PageQuery } from '#platform/contract/pagination.ts';
import { issueCode } from '#platform/contract/problem.ts';

/** Why a card is recommended; each kind has its sentence in the message catalogue, filled with the subject. */
export const Reason = z.object({
  kind: z.enum(['hashtag', 'category', 'trending', 'new', 'editors', 'beyond']),
  subject: z.string(),
});
export type Reason = z.infer<typeof Reason>;

const Category = z.object({ slug: z.string(), name: z.string() });
const Tag = z.object({ slug: z.string(), name: z.string() });

const cardFields = {
  slug: z.string(),
  title: z.string(),
  /** The category's name; empty for a draft without one. */
  topic: z.string(),
  category: Category.nullable(),
  summary: z.string(),
  hashtags: z.array(Tag),
  /** A name, and the slug of the member's page; the editors have none. */
  author: z.string(),
  author_slug: z.string().nullable(),
  /** The seed of the cover picture. */
  cover: z.string(),
  minutes: z.number().int(),
  published_on: z.string(),
  state: z.enum(['published', 'draft', 'deleted', 'hidden']),
  likes: z.number().int(),
  saves: z.number().int(),
  shares: z.number().int(),
  comments: z.number().int(),
  liked: z.boolean(),
  saved: z.boolean(),
  reason: Reason.nullable(),
};

/** A card as a feed shows it. */
export const InsightCard = resource('knowledge', z.object(cardFields));

/** One insight with its text. */
export const Insight = resource(
  'knowledge',
  z.object({
    ...cardFields,
    /** HTML of paragraphs, headings, lists, quotes, code, emphasis and links; nothing else. */
    body: z.string(),
    /** The source: its URL and host name. */
    source: z.object({ url: z.string(), host: z.string() }).nullable(),
    hidden_reason: z.string().nullable(),
    /** Related insights, most similar first. */
    related: z.array(InsightCard),
    related_by: z.object(FeedAlgorithm),
    can: z.object({ edit: z.boolean(), delete: z.boolean(), restore: z.boolean() }),
  }),
);

/** A member with what they have published. */
export const Contributor = resource(
  'user',
  z.object({ slug: z.string(), name: z.string(), headline: z.string(), insights: z.number().int() }),
);

export const InsightSort = z.enum(['newest', 'hot']);
export const OwnState = z.enum(['published', 'draft', 'saved', 'deleted']);
export type OwnState = z.infer<typeof OwnState>;

const TITLE_MAX = 150;
const SUMMARY_MAX = 300;
const BODY_MAX = 40_000;
export const MAX_HASHTAGS = 8;

const Cursor = z.string().max(80).optional();
const perPage = z.coerce.number<string | number>().int().min(1).max(50).default(12);
const slug = z.string().max(100);
const Slug = z.object({ slug });
const Id = z.object({ id: slug });

/** Hashtags by slug, repeated or separated by commas. */
const htagIds = z
  .union([z.string().max(1000), z.array(z.string().max(60)).max(30)])
  .optional()
  .transform((given) => (typeof given === 'string' ? given.split(',') : (given ?? [])).filter((one) => one !== '').slice(0, 30));
const Htags = z.object({ htag_ids: htagIds, per_page: perPage });

/** Feeds say how their cards were chosen; a journey event sends it along. */
const Ranked = feed(InsightCard).extend({
  meta: z.object({ next_cursor: z.string().nullable(), algorithm: z.string(), bucket: z.string() }),
});

/** Input of a card. Missing fields prevent publishing, but not saving a draft. */
const Writing = z.object({
  title: z.string().trim().max(TITLE_MAX),
  summary: z.string().trim().max(SUMMARY_MAX),
  body: z.string().max(BODY_MAX),
  category: z.string().max(60).nullable(),
  hashtags: z.array(z.string().trim().min(1).max(60)).max(MAX_HASHTAGS),
  source_url: z
    .url({ protocol: /^https?$/, error: issueCode('address-required') })
    .max(1000)
    .nullable(),
  /** A word that the cover is drawn from; the slug when it is empty. */
  cover: z.string().max(100),
  publish: z.boolean(),
});

/** The fields that change when a card is liked or saved. */
const Tally = resource(
  'knowledge',
  z.object({
    likes: z.number().int(),
    saves: z.number().int(),
    shares: z.number().int(),
    liked: z.boolean(),
    saved: z.boolean(),
  }),
);
const engagement = (summary: string) =>
  ({ summary, auth: true, params: Id, ok: document(Tally), errors: [404], transaction: 'manual' }) as const;

export const insightsContract = {
  'GET /api/knowledges': {
    summary: 'Insights of a category, a hashtag or an author, or all of them',
    query: z.object({
      category: z.string().trim().max(60).optional(),
      hashtag: z.string().trim().max(60).optional(),
      author: z.string().trim().max(100).optional(),
      sort: InsightSort.default('newest'),
      cursor: Cursor,
      per_page: perPage,
    }),
    ok: feed(InsightCard),
  },
  'POST /api/knowledges': {
    summary: 'Write an insight: keep it as a draft, or publish it',
    auth: true,
    body: { json: Writing.partial() },
    status: 201,
    ok: document(Insight),
    idempotent: true,
    limit: { max: 30, seconds: 3600 },
  },
  'GET /api/knowledges/feed.xml': {
    summary: 'The newest insights, of all or of one category or hashtag, as an Atom feed',
    query: z.object({ category: z.string().trim().max(60).optional(), hashtag: z.string().trim().max(60).optional() }),
    ok: { file: 'application/atom+xml' },
  },
  'GET /api/knowledges/mine': {
    summary: 'My insights: published, drafts, deleted; and what I saved',
    auth: true,
    query: z.object({ state: OwnState.default('published'), cursor: Cursor, per_page: perPage }),
    ok: feed(InsightCard),
  },
  'GET /api/knowledges/trending': {
    summary: 'What is read and liked just now',
    query: z.object({ cursor: Cursor, per_page: perPage }),
    ok: Ranked,
  },
  'GET /api/knowledges/trending_insight_cards': { summary: 'The liveliest insight of each category', ok: Ranked },
  'GET /api/knowledges/user_personalised_feed': {
    summary: 'Insights for me: what I follow first, then what is trending',
    query: z.object({ cursor: Cursor, per_page: perPage }),
    ok: Ranked,
  },
  'GET /api/knowledges/insight_courses': { summary: 'Courses that teach what hashtags name', query: Htags, ok: feed(Program) },
  'GET /api/knowledges/trending_insight': { summary: 'What is trending under hashtags', query: Htags, ok: Ranked },
  'GET /api/knowledges/insight_related_topic': {
    summary: 'Hashtags that stand beside others',
    query: Htags,
    ok: feed(Hashtag),
  },
  'GET /api/knowledges/insight_top_contributor': {
    summary: 'Who writes about hashtags',
    query: Htags,
    ok: feed(Contributor),
  },
  'GET /api/knowledges/insight_on_interest': {
    summary: 'The newest about hashtags; without any, about those I follow',
    query: Htags,
    ok: Ranked,
  },
  'GET /api/categories/knowledge_categories': {
    summary: 'The categories with the number of their insights',
    ok: feed(
      resource('category', z.object({ slug: z.string(), name: z.string(), description: z.string(), insights: z.number().int() })),
    ),
  },
  'GET /api/insight_search': {
    summary: 'Insights that hold words, the best first',
    query: PageQuery.extend({ query: z.string().trim().max(100).default('') }),
    ok: list(InsightCard),
  },
  'GET /api/knowledges/{slug}': { summary: 'One insight', params: Slug, ok: document(Insight), errors: [404] },
  'PATCH /api/knowledges/{slug}': {
    summary: 'Change my insight, or publish a draft',
    auth: true,
    params: Slug,
    body: { json: Writing.partial() },
    ok: document(Insight),
    errors: [403, 404],
    limit: { max: 240, seconds: 600 },
  },
  'DELETE /api/knowledges/{slug}': {
    summary: 'Delete my insight; it can be restored for 30 days',
    auth: true,
    params: Slug,
    ok: document(Insight),
    errors: [403, 404],
  },
  'POST /api/knowledges/{slug}/restore': {
    summary: 'Take back that I deleted my insight',
    auth: true,
    params: Slug,
    ok: document(Insight),
    errors: [403, 404],
  },
  'POST /api/knowledges/{id}/like': engagement('Like an insight'),
  'DELETE /api/knowledges/{id}/like': engagement('Like an insight no more'),
  'POST /api/knowledges/{id}/save': engagement('Save an insight'),
  'DELETE /api/knowledges/{id}/save': engagement('No longer save an insight'),
  'POST /api/knowledges/{id}/share': {
    summary: 'Count that an insight was shared',
    params: Id,
    ok: document(InsightCard),
    errors: [404],
    limit: { max: 30, seconds: 600 },
  },
  'POST /api/knowledges/{id}/dismissal': {
    summary: 'Recommend less like this to me',
    auth: true,
    params: Id,
    ok: null,
    errors: [404],
  },
  'DELETE /api/knowledges/{id}/dismissal': {
    summary: 'Recommend it again',
    auth: true,
    params: Id,
    ok: null,
    errors: [404],
  },
} satisfies Contract;

type InsightsContract = typeof insightsContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends InsightsContract {}
}
