/** Server exports of the blog for other features. */
export { findPostsToSearch } from './find-posts-to-search.ts';
export { findPostToDiscuss } from './find-post-to-discuss.ts';
export { listPostPaths } from './list-post-paths.ts';
export { loadPosts } from './load-posts.ts';
export { noteTimes } from './note-times.ts';
export { blogRoutes } from './routes.ts';
export { ARTICLE, changePost, createPost, posts, setPostState, type StoredPost } from './staff-posts.ts';
