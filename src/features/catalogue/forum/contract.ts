/** The forum: questions and discussions in communities, and their answers. */
import * as z from 'zod';
import { document, feed, resource, type Contract } from '#platform/contract/endpoint.ts';
import { Language } from '#features/base/accounts/contract.ts';

const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const Cursor = z.string().max(200).optional();
const SlugAndName = z.object({ slug: z.string(), name: z.string() });

/** The author of a post: a member, the editors, or a deleted account. */
const Author = z.object({ kind: z.enum(['member', 'editors', 'former']), name: z.string(), slug: z.string().nullable() });
/** Why moderators hid the post; visible to its author and staff only. */
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
  /** The language in which it is written. */
  language: Language,
  excerpt: z.string(),
  category: SlugAndName,
  hashtags: z.array(SlugAndName),
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

const QuestionInput = z.object({
  title: z.string().trim().min(15).max(150),
  body: z.string().trim().max(10_000),
  hashtags: z.array(z.string().trim().min(1).max(40)).max(5),
});
const AnswerInput = z.object({ body: z.string().trim().min(10).max(10_000) });
const SlugParams = z.object({ slug: Slug.max(120) });
const IdParams = z.object({ id: z.uuid() });
/** Options that the endpoints for changing a question or an answer share. */
const questionChange = (summary: string) =>
  ({ summary, auth: true, params: SlugParams, ok: document(Question), errors: [404] }) as const;
const answerChange = (summary: string) =>
  ({ summary, auth: true, params: IdParams, ok: document(Answer), errors: [404] }) as const;

export const forumContract = {
  'GET /api/questions': {
    summary: 'Questions and discussions of all communities',
    token: 'catalogue:read',
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
    summary: 'Questions similar to a title, to avoid duplicates',
    query: z.object({ title: z.string().trim().min(1).max(150) }),
    ok: feed(QuestionCard),
    limit: { max: 120, seconds: 60 },
  },
  'POST /api/questions': {
    summary: 'Ask a question, or start a discussion',
    auth: true,
    body: { json: QuestionInput.extend({ category: Slug, kind: z.enum(['question', 'discussion']).default('question') }) },
    status: 201,
    ok: document(Question),
    errors: [404],
    limit: { max: 10, seconds: 3600 },
  },
  'GET /api/questions/{slug}': {
    summary: 'One question',
    token: 'catalogue:read',
    params: SlugParams,
    ok: document(Question),
    errors: [404],
  },
  'PATCH /api/questions/{slug}': {
    ...questionChange('Change my question'),
    body: { json: QuestionInput.partial() },
    errors: [403, 404],
  },
  'DELETE /api/questions/{slug}': {
    ...questionChange('Delete my question; it can be restored for a day'),
    ok: null,
    errors: [403, 404],
  },
  'POST /api/questions/{slug}/undelete': questionChange('Restore my deleted question'),
  'POST /api/questions/{slug}/like': questionChange('Like a question'),
  'DELETE /api/questions/{slug}/like': questionChange('Remove my like from a question'),
  'POST /api/questions/{slug}/follow': questionChange('Follow a question, to be notified of new answers'),
  'DELETE /api/questions/{slug}/follow': questionChange('Unfollow a question'),
  'GET /api/questions/{slug}/answers': {
    summary: 'Answers except the accepted one, most liked first',
    token: 'catalogue:read',
    params: SlugParams,
    query: z.object({ cursor: Cursor }),
    ok: feed(Answer),
    errors: [404],
  },
  'POST /api/questions/{slug}/answers': {
    ...questionChange('Answer a question'),
    body: { json: AnswerInput },
    status: 201,
    ok: document(Answer),
    limit: { max: 30, seconds: 3600 },
  },
  'PATCH /api/answers/{id}': { ...answerChange('Change my answer'), body: { json: AnswerInput }, errors: [403, 404] },
  'DELETE /api/answers/{id}': { ...answerChange('Delete my answer; it can be restored for a day'), ok: null, errors: [403, 404] },
  'POST /api/answers/{id}/undelete': answerChange('Restore my deleted answer'),
  'POST /api/answers/{id}/like': answerChange('Like an answer'),
  'DELETE /api/answers/{id}/like': answerChange('Remove my like from an answer'),
  'POST /api/answers/{id}/accept': {
    ...answerChange('Accept an answer to my question'),
    ok: document(Question),
    errors: [403, 404],
  },
  'DELETE /api/answers/{id}/accept': {
    ...answerChange('Withdraw the acceptance of an answer'),
    ok: document(Question),
    errors: [403, 404],
  },
} satisfies Contract;

type ForumContract = typeof forumContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends ForumContract {}
}
