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
/** The router parses bare numbers in a URL as numbers, but every filter is a text. */
const parseText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '');
const parseSlug = (value: unknown) => (SLUG.test(parseText(value)) ? parseText(value).slice(0, 60) : '');

/** Parses the forum's filters; unknown values are dropped. */
export function parseForumSearch(search: Record<string, unknown>): ForumFilters {
  const sort = SORTS.find(({ value }) => value === search['sort'] && value !== 'active')?.value;
  const [category, hashtag, query] = [
    parseSlug(search['category']),
    parseSlug(search['hashtag']),
    parseText(search['query']).slice(0, 150),
  ];
  return {
    ...(sort && { sort }),
    ...(category && { category }),
    ...(hashtag && { hashtag }),
    ...(query && { query }),
  };
}
