/** What other features' servers may use from discussion. */
export type { Commentables } from './commentables.ts';
export { countComments } from './count-comments.ts';
export { forgetCommentsOf, forgetDeletedComments } from './forget-comments.ts';
export { reportableComment } from './reportable-comment.ts';
export { createDiscussionRoutes } from './routes.ts';
