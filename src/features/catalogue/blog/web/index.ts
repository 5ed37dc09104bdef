/** Web exports of the blog for pages of other features. */
export { postsQuery, type PostCard } from './queries.ts';
