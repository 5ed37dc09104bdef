import { implement } from '#platform/http/http.ts';
import { blogContract } from '../contract.ts';
import { renderPostPicture } from './render-post-picture.ts';
import { getPost } from './get-post.ts';
import { listPosts } from './list-posts.ts';
import { writeFeed } from './write-feed.ts';

export const blogRoutes = implement(blogContract, {
  'GET /api/blogs': listPosts,
  'GET /api/blogs/feed.xml': writeFeed,
  'GET /api/blogs/{id}': getPost,
  'GET /api/blogs/{id}/share.png': renderPostPicture,
});
