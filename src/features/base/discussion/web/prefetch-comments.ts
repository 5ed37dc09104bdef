import type { QueryClient } from '@tanstack/react-query';
import { DEFAULT_SORT, threadsQuery, type Subject } from './queries.ts';

/** Loads the comments before the page renders on the server; the browser does not wait for them. Called by the page's loader. */
export async function prefetchComments(client: QueryClient, subject: Subject): Promise<void> {
  if (import.meta.env.SSR) await client.prefetchInfiniteQuery(threadsQuery(subject, DEFAULT_SORT));
}
