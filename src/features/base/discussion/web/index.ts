/** What other features' pages may use from discussion. */
export { Discussion } from './discussion.tsx';
export { prefetchComments } from './prefetch-comments.ts';
