/** The forum: questions and discussions in communities, and their answers. */
import * as z from 'zod';
import { document, feed, resource, type Contract } from '#platform/contract/endpoint.ts';

const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const Cursor = z.string().max(200).optional();
const Named = z.object({ slug: z.string(), name: z.string() });

/** The author of a post: a member, the editors, or a deleted account. */
const Author = z.object({ kind: z.enum(['member', 'editors', 'former']), name: z.string(), slug: z.string().nullable() });
/** Why moderators hid it; visible to its author and staff only. */
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
const BySlug = z.object({ slug: Slug.max(120) });
const ById = z.object({ id: z.uuid() });
/** Endpoint options shared by changes of a question or answer. */
const ofQuestion = (summary: string) => ({ summary, auth: true, params: BySlug, ok: document(Question), errors: [404] }) as const;
const ofAnswer = (summary: string) => ({ summary, auth: true, params: ById, ok: document(Answer), errors: [404] }) as const;

export const forumContract = {
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

type ForumContract = typeof forumContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends ForumContract {}
}
