/** Discussion: comments on content of any feature, with replies, likes and mentions. */
import * as z from 'zod';
import { countedFeed, document, feed, resource, type Contract } from '#platform/contract/endpoint.ts';
import { issueCode } from '#platform/contract/problem.ts';

export const MAX_COMMENT_LENGTH = 2000;

const Person = z.object({ slug: z.string(), name: z.string(), headline: z.string() });

const commentFields = {
  commentable_type: z.string(),
  commentable_id: z.string(),
  /** The comment it replies to; null for a top-level comment. */
  parent_id: z.string().nullable(),
  /** `deleted` by its author or `hidden` by staff; who may not read it sees a placeholder, and only while it has replies. */
  state: z.enum(['shown', 'deleted', 'hidden']),
  /** Why it was hidden; only for its author and staff. */
  hidden_reason: z.string().nullable(),
  /** Plain text; empty when the viewer may not read it. */
  body: z.string(),
  author: Person.nullable(),
  /** Whether the comment's author owns the content. */
  by_owner: z.boolean(),
  /** The members mentioned as `@slug` in the text. */
  mentions: z.array(z.object({ slug: z.string(), name: z.string() })),
  likes: z.number().int(),
  liked: z.boolean(),
  replies: z.number().int(),
  created_at: z.string(),
  edited: z.boolean(),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), reply: z.boolean(), like: z.boolean() }),
};

export const Comment = resource('comment', z.object(commentFields));

/** A top-level comment with its first replies. */
export const Thread = resource('comment', z.object({ ...commentFields, first_replies: z.array(Comment) }));

export const CommentSort = z.enum(['newest', 'oldest']);

const Text = z.string().trim().min(1, issueCode('text-required')).max(MAX_COMMENT_LENGTH);
const Id = z.object({ id: z.uuid() });
const Cursor = z
  .string()
  .regex(/^\d{1,18}$/)
  .optional();
const perPage = z.coerce.number<string | number>().int().min(1).max(50).default(12);

export const discussionContract = {
  'GET /api/comments': {
    summary: 'The comments on an item, each with its first replies',
    query: z.object({
      commentable_type: z.string().max(40),
      commentable_id: z.string().max(200),
      sort: CommentSort.default('newest'),
      cursor: Cursor,
      per_page: perPage,
    }),
    ok: countedFeed(Thread),
    errors: [404],
  },
  'POST /api/comments': {
    summary: 'Comment on an item, or reply to a comment',
    auth: true,
    body: {
      json: z.object({
        commentable_type: z.string().max(40),
        commentable_id: z.string().max(200),
        parent_id: z.uuid().nullish(),
        body: Text,
      }),
    },
    status: 201,
    ok: document(Comment),
    errors: [404],
    idempotent: true,
    limit: { max: 20, seconds: 300 },
  },
  'PATCH /api/comments/{id}': {
    summary: 'Edit my comment',
    auth: true,
    params: Id,
    body: { json: z.object({ body: Text }) },
    ok: document(Comment),
    errors: [403, 404],
    limit: { max: 30, seconds: 300 },
  },
  'DELETE /api/comments/{id}': {
    summary: 'Delete my comment; it can be restored for a day',
    auth: true,
    params: Id,
    ok: document(Comment),
    errors: [403, 404],
  },
  'POST /api/comments/{id}/restore': {
    summary: 'Restore my deleted comment',
    auth: true,
    params: Id,
    ok: document(Comment),
    errors: [403, 404],
  },
  'POST /api/comments/{id}/like': { summary: 'Like a comment', auth: true, params: Id, ok: document(Comment), errors: [404] },
  'DELETE /api/comments/{id}/like': {
    summary: 'Unlike a comment',
    auth: true,
    params: Id,
    ok: document(Comment),
    errors: [404],
  },
  'GET /api/comments/{id}/replies': {
    summary: 'The replies to a comment, oldest first',
    params: Id,
    query: z.object({ cursor: Cursor, per_page: perPage }),
    ok: feed(Comment),
    errors: [404],
  },
} satisfies Contract;

type DiscussionContract = typeof discussionContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends DiscussionContract {}
}
