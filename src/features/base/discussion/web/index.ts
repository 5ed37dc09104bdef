/** What other features' pages may use from discussion. */
export { Discussion } from './discussion.tsx';
export { loadComments } from './load-comments.ts';
