import { implement, type Routes } from '#platform/http/http.ts';
import { discussionContract } from '../contract.ts';
import type { Commentables } from './commentables.ts';
import { createComment } from './create-comment.ts';
import { deleteComment } from './delete-comment.ts';
import { restoreComment } from './restore-comment.ts';
import { likeComment } from './like-comment.ts';
import { unlikeComment } from './unlike-comment.ts';
import { listComments } from './list-comments.ts';
import { listReplies } from './list-replies.ts';
import { updateComment } from './update-comment.ts';

/** Commentables are passed in, because discussion must not depend on the features above it. */
export const createDiscussionRoutes = (commentables: Commentables): Routes =>
  implement(discussionContract, {
    'GET /api/comments': listComments(commentables),
    'POST /api/comments': createComment(commentables),
    'PATCH /api/comments/{id}': updateComment(commentables),
    'DELETE /api/comments/{id}': deleteComment(commentables),
    'POST /api/comments/{id}/restore': restoreComment(commentables),
    'POST /api/comments/{id}/like': likeComment(commentables),
    'DELETE /api/comments/{id}/like': unlikeComment(commentables),
    'GET /api/comments/{id}/replies': listReplies(commentables),
  });
