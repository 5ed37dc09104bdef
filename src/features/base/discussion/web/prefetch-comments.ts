import type { QueryClient } from '@tanstack/react-query';
import { DEFAULT_SORT, threadsQuery, type Subject } from './queries.ts';

/**
 * Reads what people say about something before its page is drawn on the server, where nothing would fill it in until the page
 * wakes; in the browser the page does not wait for it. To be called by the page's loader.
 */
export async function prefetchComments(client: QueryClient, subject: Subject): Promise<void> {
  if (import.meta.env.SSR) await client.prefetchInfiniteQuery(threadsQuery(subject, DEFAULT_SORT));
}
