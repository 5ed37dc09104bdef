/** Communities: a page for each category, with its topics, events and followers. */
import * as z from 'zod';
import { PersonCard } from '#features/base/accounts/contract.ts';
import { Reason } from '#features/base/moderation/contract.ts';
import { BoardItem } from '#features/catalogue/boards/contract.ts';
import { InsightCard } from '#features/catalogue/insights/contract.ts';
import { Program } from '#features/catalogue/programs/contract.ts';
import { document, feed, list, resource, type Contract } from '#platform/contract/endpoint.ts';
import { PageQuery } from '#platform/contract/pagination.ts';
import { publicationTimes } from '#platform/contract/publication.ts';

const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const Cursor = z.string().max(200).optional();
const SlugAndName = z.object({ slug: z.string(), name: z.string() });
/** `muted`: no notifications; `normal`: events and a weekly digest; `watching`: every new question, card and event. */
export const FollowLevel = z.enum(['muted', 'normal', 'watching']);

const communityFields = {
  slug: z.string(),
  name: z.string(),
  family: z.string(),
  description: z.string(),
  followers: z.number().int(),
  questions: z.number().int(),
  /** The viewer's follow level; null if not following. */
  level: FollowLevel.nullable(),
};
export const Community = resource('category', z.object(communityFields));
export const CommunityPage = resource(
  'category',
  z.object({
    ...communityFields,
    about: z.string(),
    /** Whether only staff see it: a draft, or what has not begun, has ended or was deleted. */
    only_staff: z.boolean(),
    can: z.object({ add_event: z.boolean() }),
  }),
);

/** What editors write. */
export const CommunityFields = z.object({
  name: z.string().trim().min(3).max(60),
  /** The field of jobs and courses beside it; `core` for subjects of every field. */
  family: Slug.max(60).default('core'),
  description: z.string().trim().min(10).max(300),
  about: z.string().trim().max(5000).default(''),
  /** Lists begin with the smallest. */
  position: z.number().int().min(0).max(10_000),
  topics: z.array(z.string().trim().min(2).max(40)).max(40),
  ...publicationTimes,
});
export type CommunityFields = z.infer<typeof CommunityFields>;

/** A topic of a community: a hashtag, whose slug is the id. */
export const Topic = resource(
  'topic',
  z.object({
    name: z.string(),
    category: SlugAndName,
    questions: z.number().int(),
    /** Whether the editors feature it. */
    kept: z.boolean(),
    followers: z.number().int(),
    following: z.boolean(),
  }),
);

export const EventKind = z.enum(['conference', 'exam', 'registration', 'fair', 'programme', 'day']);
const eventFields = {
  kind: EventKind,
  title: z.string().trim().min(3).max(150),
  text: z.string().trim().min(10).max(2000),
  place: z.string().trim().max(150),
  link: z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(500)]),
  organiser: z.string().trim().min(2).max(120),
};
export const CommunityEvent = resource(
  'event',
  z.object({
    ...eventFields,
    slug: z.string(),
    category: SlugAndName,
    starts_at: z.string(),
    ends_at: z.string(),
    time_zone: z.string(),
    /** `month`: only the usual month is known; the organiser announces the day. */
    precision: z.enum(['time', 'day', 'month']),
    source: z.enum(['staff', 'catalogue']),
    can: z.object({ remove: z.boolean() }),
  }),
);

export const TopicSuggestion = resource(
  'topic_suggestion',
  z.object({
    name: z.string(),
    category: SlugAndName,
    reason: z.string(),
    status: z.enum(['waiting', 'accepted', 'declined']),
    answer: z.string(),
    person: SlugAndName.nullable(),
    created_at: z.string(),
  }),
);

const CategoryQuery = z.object({ id: Slug.optional(), topic: Slug.max(60).optional(), cursor: Cursor });
const SlugParams = z.object({ slug: Slug.max(120) });

export const communitiesContract = {
  'GET /api/categories': { summary: 'All communities in the editors’ order', token: 'catalogue:read', ok: feed(Community) },
  'GET /api/categories/topic_lists': {
    summary: 'Topics of one community or of all, featured ones first',
    query: CategoryQuery.pick({ id: true }),
    ok: feed(Topic),
    errors: [404],
  },
  'GET /api/categories/topic_event_lists': {
    summary: 'Events of one community or of all: upcoming ones soonest first, past ones latest first',
    query: CategoryQuery.pick({ id: true, cursor: true }).extend({ when: z.enum(['upcoming', 'past']).default('upcoming') }),
    ok: feed(CommunityEvent),
    errors: [404],
  },
  'GET /api/categories/topic_courses': {
    summary: 'Courses for a community or one of its topics',
    query: PageQuery.extend({ id: Slug, topic: Slug.max(60).optional() }),
    ok: list(Program),
    errors: [404],
  },
  'GET /api/categories/topic_kcard_lists': {
    summary: 'Insight cards for a community or one of its topics',
    query: CategoryQuery.extend({ id: Slug }),
    ok: feed(InsightCard),
    errors: [404],
  },
  'GET /api/categories/topic_board_lists': {
    summary: 'Learning packs and public boards of a community',
    query: z.object({ id: Slug.optional() }),
    ok: feed(BoardItem),
    errors: [404],
  },
  'POST /api/categories/follow_topic': {
    summary: 'Follow a community, or change the follow level; without a level an existing follow keeps its own',
    auth: true,
    query: z.object({ id: Slug, level: FollowLevel.optional() }),
    ok: document(CommunityPage),
    errors: [404],
  },
  'POST /api/categories/unfollow_topic': {
    summary: 'Unfollow a community',
    auth: true,
    query: z.object({ id: Slug }),
    ok: document(CommunityPage),
    errors: [404],
  },
  'GET /api/categories/{id}': {
    summary: 'One community',
    token: 'catalogue:read',
    params: z.object({ id: Slug }),
    ok: document(CommunityPage),
    errors: [404],
  },
  'GET /api/categories/{slug}/followers': {
    summary: 'Followers of a community, latest first',
    params: z.object({ slug: Slug }),
    query: PageQuery,
    ok: list(PersonCard),
    errors: [404],
  },
  'GET /api/categories/{slug}/topics/{topic}': {
    summary: 'One topic of a community',
    params: z.object({ slug: Slug, topic: Slug.max(60) }),
    ok: document(Topic),
    errors: [404],
  },
  'POST /api/categories/{slug}/events': {
    summary: 'Create an event; staff only',
    auth: true,
    params: z.object({ slug: Slug }),
    body: {
      json: z.object({
        ...eventFields,
        starts_at: z.iso.datetime({ offset: true }),
        ends_at: z.iso.datetime({ offset: true }),
        time_zone: z.string().max(60),
        reason: Reason,
      }),
    },
    status: 201,
    ok: document(CommunityEvent),
    errors: [403, 404],
  },
  'GET /api/community_events/{slug}/calendar': {
    summary: 'An event as a calendar file',
    params: SlugParams,
    ok: { file: 'text/calendar' },
    errors: [404],
  },
  'DELETE /api/community_events/{slug}': {
    summary: 'Remove an event; for editors',
    auth: true,
    params: SlugParams,
    query: z.object({ reason: Reason }),
    ok: null,
    errors: [403, 404],
  },
  'POST /api/topic_suggestions': {
    summary: 'Suggest a topic for a community',
    auth: true,
    body: { json: z.object({ name: z.string().trim().min(2).max(40), category: Slug, reason: z.string().trim().max(500) }) },
    status: 201,
    ok: document(TopicSuggestion),
    errors: [404],
    limit: { max: 10, seconds: 86_400 },
  },
  'GET /api/topic_suggestions': {
    summary: 'Topics that the member suggested, the latest first',
    auth: true,
    query: z.object({ status: TopicSuggestion.shape.attributes.shape.status.optional(), cursor: Cursor }),
    ok: feed(TopicSuggestion),
  },
} satisfies Contract;

type CommunitiesContract = typeof communitiesContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends CommunitiesContract {}
}
