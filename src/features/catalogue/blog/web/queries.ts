import type { CallOutput } from '#platform/browser/api.ts';
import { query } from '#platform/browser/queries.ts';

export type PostCard = CallOutput<'GET /api/blogs'>['data'][number];
export type Post = CallOutput<'GET /api/blogs/{id}'>['data'];

export const BLOG = '/blog';
export const FEED = '/api/blogs/feed.xml';

/** The first page shows one large article, two beside it, and nine below. */
const PER_PAGE = 12;

export const postsQuery = (page: number, tag?: string, per_page = PER_PAGE) =>
  query('GET /api/blogs', { query: { page, per_page, ...(tag && { tag }) } });
export const postQuery = (id: string) => query('GET /api/blogs/{id}', { params: { id } });
