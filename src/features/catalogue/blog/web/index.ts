/** What other features' pages may use from the blog. */
export { postsQuery, type PostCard } from './queries.ts';
