import { m } from '#platform/messages/messages.js';
import type { ForumFilters, ForumSort } from './queries.ts';

export const SORTS: readonly { value: ForumSort; label: () => string }[] = [
  { value: 'active', label: m.forum_sort_active },
  { value: 'newest', label: m.forum_sort_newest },
  { value: 'unanswered', label: m.forum_sort_unanswered },
  { value: 'liked', label: m.forum_sort_liked },
  { value: 'relevant', label: m.forum_sort_relevant },
];

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** The router reads bare numbers out of an address; a filter is a word. */
const word = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '');
const slug = (value: unknown) => (SLUG.test(word(value)) ? word(value).slice(0, 60) : '');

/** Parses the forum's filters; unknown values are dropped. */
export function parseForumSearch(search: Record<string, unknown>): ForumFilters {
  const sort = SORTS.find(({ value }) => value === search['sort'] && value !== 'active')?.value;
  const [category, hashtag, query] = [slug(search['category']), slug(search['hashtag']), word(search['query']).slice(0, 150)];
  return {
    ...(sort && { sort }),
    ...(category && { category }),
    ...(hashtag && { hashtag }),
    ...(query && { query }),
  };
}
