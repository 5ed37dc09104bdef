/** The server interface of discussion for other features. */
export type { Commentables } from './commentables.ts';
export { countComments } from './count-comments.ts';
export { createComment } from './create-comment.ts';
export { purgeDeletedComments } from './purge-comments.ts';
export { listComments } from './list-comments.ts';
export { hasComments, moveComments } from './move-comments.ts';
export { removeMentions } from './remove-mentions.ts';
export { reportableComment } from './reportable-comment.ts';
export { createDiscussionRoutes } from './routes.ts';
