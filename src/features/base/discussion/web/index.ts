/** The web interface of discussion for other features. */
export { LazyDiscussion } from './lazy-discussion.tsx';
export { prefetchComments } from './prefetch-comments.ts';
