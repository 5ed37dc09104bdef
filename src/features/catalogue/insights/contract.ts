/** Insights: short articles, shown as cards, about work, learning and job search, by members and editors. */
import * as z from 'zod';
import { FeedAlgorithm } from '#features/base/ranking/contract.ts';
import { Hashtag } from '#features/base/interests/contract.ts';
import { Program } from '#features/catalogue/programs/contract.ts';
import { document, feed, list, resource, type Contract } from '#platform/contract/endpoint.ts';
import { PageQuery } from '#platform/contract/pagination.ts';
import { issueCode } from '#platform/contract/problem.ts';
import { publicationTimes } from '#platform/contract/publication.ts';
import { Language } from '#features/base/accounts/contract.ts';

/** Why a card is recommended. `subject` names the hashtag or category of these two kinds; it is empty for the others. */
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
  /** The language in which it is written. */
  language: Language,
  /** The category's name; empty for a draft without one. */
  topic: z.string(),
  category: Category.nullable(),
  summary: z.string(),
  hashtags: z.array(Tag),
  /** The author's name, and the slug of their page, which the editors do not have. */
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
    /** Counts what was saved; a change names the version that it is made from. */
    version: z.number().int(),
    /** The source: its URL and host name. */
    source: z.object({ url: z.string(), host: z.string() }).nullable(),
    /** Whether only staff see this card of the editors: a draft, or what has not begun, has ended or was deleted. */
    only_staff: z.boolean(),
    hidden_reason: z.string().nullable(),
    /** Related insights, most similar first. */
    related: z.array(InsightCard),
    related_by: z.object(FeedAlgorithm),
    can: z.object({ edit: z.boolean(), delete: z.boolean(), restore: z.boolean() }),
  }),
);

/** An author with their number of insights. */
export const Contributor = resource(
  'user',
  z.object({ slug: z.string(), name: z.string(), headline: z.string(), insights: z.number().int() }),
);

export const InsightSort = z.enum(['newest', 'hot']);
export const OwnState = z.enum(['published', 'draft', 'saved', 'deleted']);
export type OwnState = z.infer<typeof OwnState>;

const MAX_TITLE_LENGTH = 150;
const MAX_SUMMARY_LENGTH = 300;
const MAX_BODY_LENGTH = 40_000;
export const MAX_HASHTAGS = 8;

const Cursor = z.string().max(80).optional();
const perPage = z.coerce.number<string | number>().int().min(1).max(50).default(12);
const slug = z.string().max(100);
const SlugParams = z.object({ slug });
const IdParams = z.object({ id: slug });

/** Hashtags by slug, repeated or separated by commas. */
const htagIds = z
  .union([z.string().max(1000), z.array(z.string().max(60)).max(30)])
  .optional()
  .transform((value) =>
    (typeof value === 'string' ? value.split(',') : (value ?? [])).filter((hashtag) => hashtag !== '').slice(0, 30),
  );
const HashtagQuery = z.object({ htag_ids: htagIds, per_page: perPage });

/** Feeds state how their cards were chosen, for analytics events. */
const RankedFeed = feed(InsightCard).extend({
  meta: z.object({ next_cursor: z.string().nullable(), algorithm: z.string(), bucket: z.string() }),
});

const hashtags = z.array(z.string().trim().min(1).max(60)).max(MAX_HASHTAGS);
const source_url = z
  .url({ protocol: /^https?$/, error: issueCode('address-required') })
  .max(1000)
  .nullable();

/** What editors write. */
export const InsightFields = z.object({
  title: z.string().trim().min(5).max(MAX_TITLE_LENGTH),
  /** Empty: the beginning of the text. */
  summary: z.string().trim().max(MAX_SUMMARY_LENGTH).default(''),
  body: z.string().min(1).max(MAX_BODY_LENGTH),
  category: z.string().trim().min(1).max(100),
  hashtags: hashtags.min(1),
  source_url: source_url.default(null),
  ...publicationTimes,
});
export type InsightFields = z.infer<typeof InsightFields>;

/** The input of an insight. Missing fields prevent publishing, but not saving a draft. */
const InsightInput = z.object({
  title: z.string().trim().max(MAX_TITLE_LENGTH),
  summary: z.string().trim().max(MAX_SUMMARY_LENGTH),
  body: z.string().max(MAX_BODY_LENGTH),
  category: z.string().max(60).nullable(),
  hashtags,
  source_url,
  /** The seed of the cover picture; the slug is used if it is empty. */
  cover: z.string().max(100),
  publish: z.boolean(),
});

/** The reaction counts of a card, and the viewer's own reactions. */
const ReactionCounts = resource(
  'knowledge',
  z.object({
    likes: z.number().int(),
    saves: z.number().int(),
    shares: z.number().int(),
    liked: z.boolean(),
    saved: z.boolean(),
  }),
);
const reactionEndpoint = (summary: string) =>
  ({ summary, auth: true, params: IdParams, ok: document(ReactionCounts), errors: [404], transaction: 'manual' }) as const;

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
    summary: 'Create an insight as a draft, or publish it',
    auth: true,
    body: { json: InsightInput.partial() },
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
    summary: 'My published, draft or deleted insights, or those I saved',
    auth: true,
    query: z.object({ state: OwnState.default('published'), cursor: Cursor, per_page: perPage }),
    ok: feed(InsightCard),
  },
  'GET /api/knowledges/trending': {
    summary: 'Trending insights',
    query: z.object({ cursor: Cursor, per_page: perPage }),
    ok: RankedFeed,
  },
  'GET /api/knowledges/trending_insight_cards': { summary: 'The most popular insight of each category', ok: RankedFeed },
  'GET /api/knowledges/user_personalised_feed': {
    summary: 'Recommended insights: those of followed topics first, then trending ones',
    query: z.object({ cursor: Cursor, per_page: perPage }),
    ok: RankedFeed,
  },
  'GET /api/knowledges/insight_courses': {
    summary: 'Courses that teach the skills named by hashtags',
    query: HashtagQuery,
    ok: feed(Program),
  },
  'GET /api/knowledges/trending_insight': {
    summary: 'Trending insights with some hashtags',
    query: HashtagQuery,
    ok: RankedFeed,
  },
  'GET /api/knowledges/insight_related_topic': {
    summary: 'Hashtags that are used together with others',
    query: HashtagQuery,
    ok: feed(Hashtag),
  },
  'GET /api/knowledges/insight_top_contributor': {
    summary: 'Top authors of insights with some hashtags',
    query: HashtagQuery,
    ok: feed(Contributor),
  },
  'GET /api/knowledges/insight_on_interest': {
    summary: 'The newest insights with some hashtags; by default those I follow',
    query: HashtagQuery,
    ok: RankedFeed,
  },
  'GET /api/categories/knowledge_categories': {
    summary: 'The categories with the number of their insights',
    ok: feed(
      resource('category', z.object({ slug: z.string(), name: z.string(), description: z.string(), insights: z.number().int() })),
    ),
  },
  'GET /api/insight_search': {
    summary: 'Search insights, best match first',
    token: 'catalogue:read',
    query: PageQuery.extend({ query: z.string().trim().max(100).default('') }),
    ok: list(InsightCard),
  },
  'GET /api/knowledges/{slug}': {
    summary: 'One insight',
    token: 'catalogue:read',
    params: SlugParams,
    ok: document(Insight),
    errors: [404],
  },
  'PATCH /api/knowledges/{slug}': {
    summary: 'Change my insight, or publish a draft',
    auth: true,
    params: SlugParams,
    body: {
      json: InsightInput.partial().extend({
        /** The version that the sender read; 412 if the insight was saved since. Without it the change is made as it is. */
        version: z.number().int().min(1).optional(),
      }),
    },
    ok: document(Insight),
    errors: [403, 404, 412],
    limit: { max: 240, seconds: 600 },
  },
  'DELETE /api/knowledges/{slug}': {
    summary: 'Delete my insight; it can be restored for 30 days',
    auth: true,
    params: SlugParams,
    ok: document(Insight),
    errors: [403, 404],
  },
  'POST /api/knowledges/{slug}/restore': {
    summary: 'Restore my deleted insight',
    auth: true,
    params: SlugParams,
    ok: document(Insight),
    errors: [403, 404],
  },
  'POST /api/knowledges/{id}/like': reactionEndpoint('Like an insight'),
  'DELETE /api/knowledges/{id}/like': reactionEndpoint('Remove my like from an insight'),
  'POST /api/knowledges/{id}/save': reactionEndpoint('Save an insight'),
  'DELETE /api/knowledges/{id}/save': reactionEndpoint('Remove an insight from my saved insights'),
  'POST /api/knowledges/{id}/share': {
    summary: 'Count a share of an insight',
    params: IdParams,
    ok: document(InsightCard),
    errors: [404],
    limit: { max: 30, seconds: 600 },
  },
  'POST /api/knowledges/{id}/dismissal': {
    summary: 'Exclude an insight from my recommendations',
    auth: true,
    params: IdParams,
    ok: null,
    errors: [404],
  },
  'DELETE /api/knowledges/{id}/dismissal': {
    summary: 'Undo the exclusion of an insight',
    auth: true,
    params: IdParams,
    ok: null,
    errors: [404],
  },
} satisfies Contract;

type InsightsContract = typeof insightsContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends InsightsContract {}
}
