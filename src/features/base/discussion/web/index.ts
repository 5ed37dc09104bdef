/** The web interface of discussion for other features. */
export { Discussion } from './discussion.tsx';
export { prefetchComments } from './prefetch-comments.ts';
