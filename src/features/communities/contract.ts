/** Communities: what is read, learnt, asked and answered about one subject, and the forum of all of them. */
import * as z from 'zod';
import { PersonCard } from '#features/accounts/contract.ts';
import { BoardItem } from '#features/boards/contract.ts';
import { InsightCard } from '#features/insights/contract.ts';
import { Program } from '#features/programs/contract.ts';
import { document, feed, list, resource, type Contract } from '#platform/contract/endpoint.ts';
import { PageQuery } from '#platform/contract/pagination.ts';

const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const Cursor = z.string().max(200).optional();
const Named = z.object({ slug: z.string(), name: z.string() });
/** `muted`: nothing; `normal`: events, and a digest each week; `watching`: every new question, card and event. */
export const FollowLevel = z.enum(['muted', 'normal', 'watching']);

const communityFields = {
  slug: z.string(),
  name: z.string(),
  family: z.string(),
  description: z.string(),
  followers: z.number().int(),
  questions: z.number().int(),
  /** How closely the viewer follows it; null when not at all. */
  level: FollowLevel.nullable(),
};
export const Community = resource('category', z.object(communityFields));
export const CommunityPage = resource(
  'category',
  z.object({ ...communityFields, about: z.string(), can: z.object({ add_event: z.boolean() }) }),
);

/** A subject within a community, which is a hashtag. */
export const Topic = resource(
  'topic',
  z.object({
    name: z.string(),
    category: Named,
    questions: z.number().int(),
    /** One of those that the editors put first. */
    kept: z.boolean(),
    followers: z.number().int(),
    following: z.boolean(),
  }),
);

export const EventKind = z.enum(['conference', 'exam', 'registration', 'fair', 'programme', 'day']);
const eventWords = {
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
    ...eventWords,
    slug: z.string(),
    category: Named,
    starts_at: z.string(),
    ends_at: z.string(),
    time_zone: z.string(),
    /** `month`: only the usual month is known, and the organiser says the day. */
    precision: z.enum(['time', 'day', 'month']),
    source: z.enum(['staff', 'catalogue']),
    can: z.object({ remove: z.boolean() }),
  }),
);

export const TopicSuggestion = resource(
  'topic_suggestion',
  z.object({
    name: z.string(),
    category: Named,
    reason: z.string(),
    status: z.enum(['waiting', 'accepted', 'declined']),
    answer: z.string(),
    person: Named.nullable(),
    created_at: z.string(),
  }),
);

/** Who wrote something: a member, the editors, or somebody who has left. */
const Author = z.object({ kind: z.enum(['member', 'editors', 'former']), name: z.string(), slug: z.string().nullable() });
/** Why staff took it away; its author and staff alone ever see one. */
const Hidden = z.object({ reason: z.string() }).nullable();

export const Answer = resource(
  'answer',
  z.object({
    body: z.string(),
    author: Author,
    likes: z.number().int(),
    liked: z.boolean(),
    accepted: z.boolean(),
    created_at: z.string(),
    edited: z.boolean(),
    hidden: Hidden,
    can: z.object({ edit: z.boolean(), accept: z.boolean() }),
  }),
);

const questionFields = {
  slug: z.string(),
  kind: z.enum(['question', 'discussion']),
  title: z.string(),
  excerpt: z.string(),
  category: Named,
  hashtags: z.array(Named),
  author: Author,
  answers: z.number().int(),
  answered: z.boolean(),
  likes: z.number().int(),
  liked: z.boolean(),
  following: z.boolean(),
  created_at: z.string(),
  active_at: z.string(),
};
export const QuestionCard = resource('question', z.object(questionFields));
export const Question = resource(
  'question',
  z.object({
    ...questionFields,
    /** Paragraphs, headings (`## `), lists (`- `) and code (four spaces) as plain text lines. */
    body: z.string(),
    edited: z.boolean(),
    hidden: Hidden,
    accepted: Answer.nullable(),
    can: z.object({ edit: z.boolean() }),
  }),
);

const QuestionWords = z.object({
  title: z.string().trim().min(15).max(150),
  body: z.string().trim().max(10_000),
  hashtags: z.array(z.string().trim().min(1).max(40)).max(5),
});
const AnswerWords = z.object({ body: z.string().trim().min(10).max(10_000) });
const OfCategory = z.object({ id: Slug.optional(), topic: Slug.max(60).optional(), cursor: Cursor });
const BySlug = z.object({ slug: Slug.max(120) });
const ById = z.object({ id: z.uuid() });
/** What a change of one question or one answer is like. */
const ofQuestion = (summary: string) => ({ summary, auth: true, params: BySlug, ok: document(Question), errors: [404] }) as const;
const ofAnswer = (summary: string) => ({ summary, auth: true, params: ById, ok: document(Answer), errors: [404] }) as const;

export const communitiesContract = {
  'GET /api/categories': { summary: 'All communities in the editors’ order', ok: feed(Community) },
  'GET /api/categories/topic_lists': {
    summary: 'Topics of a community, or of all of them, the editors’ first',
    query: OfCategory.pick({ id: true }),
    ok: feed(Topic),
    errors: [404],
  },
  'GET /api/categories/topic_event_lists': {
    summary: 'Events of a community, or of all of them: the next first, or the last past one first',
    query: OfCategory.pick({ id: true, cursor: true }).extend({ when: z.enum(['upcoming', 'past']).default('upcoming') }),
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
    query: OfCategory.extend({ id: Slug }),
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
    summary: 'Follow a community, or change how closely',
    auth: true,
    query: z.object({ id: Slug, level: FollowLevel.default('normal') }),
    ok: document(CommunityPage),
    errors: [404],
  },
  'POST /api/categories/unfollow_topic': {
    summary: 'Follow a community no more',
    auth: true,
    query: z.object({ id: Slug }),
    ok: document(CommunityPage),
    errors: [404],
  },
  'GET /api/categories/{id}': {
    summary: 'One community',
    params: z.object({ id: Slug }),
    ok: document(CommunityPage),
    errors: [404],
  },
  'GET /api/categories/{slug}/followers': {
    summary: 'Who follows a community, the latest first',
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
    summary: 'Announce an event; for staff',
    auth: true,
    params: z.object({ slug: Slug }),
    body: {
      json: z.object({
        ...eventWords,
        starts_at: z.iso.datetime({ offset: true }),
        ends_at: z.iso.datetime({ offset: true }),
        time_zone: z.string().max(60),
      }),
    },
    status: 201,
    ok: document(CommunityEvent),
    errors: [404],
  },
  'GET /api/community_events/{slug}/calendar': {
    summary: 'An event as a calendar file',
    params: BySlug,
    ok: { file: 'text/calendar' },
    errors: [404],
  },
  'DELETE /api/community_events/{slug}': {
    summary: 'Take an event away; for staff',
    auth: true,
    params: BySlug,
    ok: null,
    errors: [404],
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
    summary: 'Suggested topics: all of them for staff, the own ones for a member',
    auth: true,
    query: z.object({ status: TopicSuggestion.shape.attributes.shape.status.optional(), cursor: Cursor }),
    ok: feed(TopicSuggestion),
  },
  'POST /api/topic_suggestions/{id}/decide': {
    summary: 'Accept or decline a suggestion and tell its author; for staff',
    auth: true,
    params: ById,
    body: { json: z.object({ accept: z.boolean(), answer: z.string().trim().max(500) }) },
    ok: document(TopicSuggestion),
    errors: [404, 409],
  },
  'GET /api/questions': {
    summary: 'Questions and discussions of all communities',
    query: z.object({
      sort: z.enum(['active', 'newest', 'unanswered', 'liked', 'relevant']).default('active'),
      category: Slug.optional(),
      hashtag: Slug.max(60).optional(),
      query: z.string().trim().max(150).optional(),
      cursor: Cursor,
      per_page: z.coerce.number<string | number>().int().min(1).max(50).default(12),
    }),
    ok: feed(QuestionCard),
    errors: [404],
  },
  'GET /api/questions/similar': {
    summary: 'Questions that resemble a title, before it is asked again',
    query: z.object({ title: z.string().trim().min(1).max(150) }),
    ok: feed(QuestionCard),
    limit: { max: 120, seconds: 60 },
  },
  'POST /api/questions': {
    summary: 'Ask a question, or begin a discussion',
    auth: true,
    body: { json: QuestionWords.extend({ category: Slug, kind: z.enum(['question', 'discussion']).default('question') }) },
    status: 201,
    ok: document(Question),
    errors: [404],
    limit: { max: 10, seconds: 3600 },
  },
  'GET /api/questions/{slug}': { summary: 'One question', params: BySlug, ok: document(Question), errors: [404] },
  'PATCH /api/questions/{slug}': {
    ...ofQuestion('Change my question'),
    body: { json: QuestionWords.partial() },
    errors: [403, 404],
  },
  'DELETE /api/questions/{slug}': {
    ...ofQuestion('Delete my question; a day long it can be taken back'),
    ok: null,
    errors: [403, 404],
  },
  'POST /api/questions/{slug}/undelete': ofQuestion('Take the deletion of my question back'),
  'POST /api/questions/{slug}/like': ofQuestion('Like a question'),
  'DELETE /api/questions/{slug}/like': ofQuestion('Like it no more'),
  'POST /api/questions/{slug}/follow': ofQuestion('Hear of new answers'),
  'DELETE /api/questions/{slug}/follow': ofQuestion('Hear of them no more'),
  'GET /api/questions/{slug}/answers': {
    summary: 'Answers but the accepted one, the most liked first',
    params: BySlug,
    query: z.object({ cursor: Cursor }),
    ok: feed(Answer),
    errors: [404],
  },
  'POST /api/questions/{slug}/answers': {
    ...ofQuestion('Answer'),
    body: { json: AnswerWords },
    status: 201,
    ok: document(Answer),
    limit: { max: 30, seconds: 3600 },
  },
  'PATCH /api/answers/{id}': { ...ofAnswer('Change my answer'), body: { json: AnswerWords }, errors: [403, 404] },
  'DELETE /api/answers/{id}': { ...ofAnswer('Delete my answer; a day long it can be taken back'), ok: null, errors: [403, 404] },
  'POST /api/answers/{id}/undelete': ofAnswer('Take the deletion of my answer back'),
  'POST /api/answers/{id}/like': ofAnswer('Like an answer'),
  'DELETE /api/answers/{id}/like': ofAnswer('Like it no more'),
  'POST /api/answers/{id}/accept': { ...ofAnswer('Accept an answer to my question'), ok: document(Question), errors: [403, 404] },
  'DELETE /api/answers/{id}/accept': { ...ofAnswer('Accept it no more'), ok: document(Question), errors: [403, 404] },
} satisfies Contract;

type CommunitiesContract = typeof communitiesContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends CommunitiesContract {}
}
