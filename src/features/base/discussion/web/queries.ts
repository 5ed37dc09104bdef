import { infiniteQueryOptions, useMutation, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { call, type CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';

export type Thread = CallOutput<'GET /api/comments'>['data'][number];
export type Comment = CallOutput<'POST /api/comments'>['data'];
/** What is commented on, with what its events say of it. */
export type Subject = { type: string; id: string; category?: string | null; hashtags?: readonly string[] };
export type Sort = 'newest' | 'oldest';

export const DEFAULT_SORT: Sort = 'newest';

type ThreadPages = InfiniteData<CallOutput<'GET /api/comments'>>;
type ReplyPages = InfiniteData<CallOutput<'GET /api/comments/{id}/replies'>>;

const THREADS = 'GET /api/comments';
const REPLIES = 'GET /api/comments/{id}/replies';

/** The comments on an item, paginated. */
export const threadsQuery = ({ type, id }: Subject, sort: Sort) =>
  infiniteQueryOptions({
    queryKey: [THREADS, type, id, sort],
    queryFn: ({ pageParam }) =>
      call(THREADS, { query: { commentable_type: type, commentable_id: id, sort, ...(pageParam && { cursor: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ meta }) => meta.next_cursor,
  });

/** All replies to a comment, paginated. */
export const repliesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [REPLIES, id],
    queryFn: ({ pageParam }) => call(REPLIES, { params: { id }, query: { ...(pageParam && { cursor: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ meta }) => meta.next_cursor,
  });

export const peopleQuery = (search: string) => query('GET /api/users/search_user_board', { query: { search } });

/** Replaces a changed comment in every cached list. */
function replaceComment(client: QueryClient, changed: Comment): void {
  const replace = <C extends Comment>(existing: C): C =>
    existing.id === changed.id ? { ...existing, attributes: { ...existing.attributes, ...changed.attributes } } : existing;
  client.setQueriesData<ThreadPages>(
    { queryKey: [THREADS] },
    (pages) =>
      pages && {
        ...pages,
        pages: pages.pages.map((page) => ({
          ...page,
          data: page.data.map(replace).map((thread) => ({
            ...thread,
            attributes: { ...thread.attributes, first_replies: thread.attributes.first_replies.map(replace) },
          })),
        })),
      },
  );
  client.setQueriesData<ReplyPages>(
    { queryKey: [REPLIES] },
    (pages) => pages && { ...pages, pages: pages.pages.map((page) => ({ ...page, data: page.data.map(replace) })) },
  );
}

/** Refetches the lists of a discussion and its replies. */
async function refresh(client: QueryClient): Promise<void> {
  await Promise.all([THREADS, REPLIES].map((key) => client.invalidateQueries({ queryKey: [key] })));
}

export function useWriteComment() {
  const client = useQueryClient();
  return useMutation({ ...mutation('POST /api/comments'), onSuccess: () => refresh(client) });
}

export function useChangeComment() {
  const client = useQueryClient();
  return useMutation({ ...mutation('PATCH /api/comments/{id}'), onSuccess: ({ data }) => replaceComment(client, data) });
}

export function useDeleteComment() {
  const client = useQueryClient();
  return useMutation({ ...mutation('DELETE /api/comments/{id}'), onSuccess: () => refresh(client) });
}

export function useRestoreComment() {
  const client = useQueryClient();
  return useMutation({ ...mutation('POST /api/comments/{id}/restore'), onSuccess: () => refresh(client) });
}

/** Updates the like optimistically and rolls back on failure. */
export function useLikeComment(comment: Comment) {
  const client = useQueryClient();
  const { liked, likes } = comment.attributes;
  const toggled = { ...comment.attributes, liked: !liked, likes: likes + (liked ? -1 : 1) };
  return useMutation({
    ...mutation(liked ? 'DELETE /api/comments/{id}/like' : 'POST /api/comments/{id}/like'),
    onMutate: () => replaceComment(client, { ...comment, attributes: toggled }),
    onError: () => replaceComment(client, comment),
    onSuccess: ({ data }) => replaceComment(client, data),
  });
}
