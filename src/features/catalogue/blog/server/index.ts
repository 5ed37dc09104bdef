/** What other features' servers may use from the blog. */
export { findPostsToSearch } from './find-posts-to-search.ts';
export { findPostToDiscuss } from './find-post-to-discuss.ts';
export { listPostAddresses } from './list-addresses.ts';
export { loadPosts } from './load-posts.ts';
export { blogRoutes } from './routes.ts';
