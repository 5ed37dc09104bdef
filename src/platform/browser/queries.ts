/** TanStack Query bindings: the key of a query is the endpoint and its input, so keys cannot drift from URLs. */
import { mutationOptions, QueryCache, QueryClient, queryOptions, type QueryKey } from '@tanstack/react-query';
import { isNotFound, notFound } from '@tanstack/react-router';
import { Problem } from '#platform/contract/problem.ts';
import { call, type CallArguments, type CallInput, type CallOutput, type EndpointName } from './api.ts';

type QueryName = Extract<EndpointName, `GET ${string}`>;
type MutationName = Exclude<EndpointName, QueryName>;

const MAX_RETRIES = 3;
const RETRY_DELAY_MS = 5000;
const STALE_MS = 30_000;

/**
 * The query of a GET endpoint, whose refusals become the router's not-found (`orNotFound`). It does not take the signal by which
 * its last observer would end it: the loader of the next page may wait for what a part of this page began to ask for.
 */
export const query = <K extends QueryName>(key: K, ...[input]: CallArguments<K>) =>
  queryOptions<CallOutput<K>, Error, CallOutput<K>, readonly [K, CallInput<K> | undefined]>({
    queryKey: [key, input],
    queryFn: ({ client, queryKey }) => orNotFound(answerOfNow(client, queryKey, () => call(key, input))),
  });

/**
 * Asks again as long as the page's data was replaced meanwhile, by what a change answered: an answer that was asked for before
 * the change would undo it on the page.
 */
async function answerOfNow<T>(client: QueryClient, queryKey: QueryKey, ask: () => Promise<T>): Promise<T> {
  const updates = () => client.getQueryState(queryKey)?.dataUpdateCount;
  for (;;) {
    const before = updates();
    const answer = await ask();
    if (updates() === before) return answer;
  }
}

/** Marks a query as dependent on topics that other features change; they refresh it with `refreshDependents`. */
export const dependsOn = (...topics: readonly string[]) => ({ meta: { dependsOn: topics } });

/** Refreshes the queries of other features that depend on a topic. */
export const refreshDependents = (client: QueryClient, topic: string): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ meta }) => {
      const topics = meta?.['dependsOn'];
      return Array.isArray(topics) && topics.includes(topic);
    },
  });

/** Answers to a read which say that an address leads nowhere: to nothing, to what the viewer may not read, or to what cannot be. */
const LEADS_NOWHERE = new Set([400, 403, 404, 422]);

/** Turns such answers into the router's not-found; by itself for infinite queries, which `query` does not cover. */
export async function orNotFound<T>(response: Promise<T>): Promise<T> {
  try {
    return await response;
  } catch (error) {
    if (error instanceof Problem && LEADS_NOWHERE.has(error.status)) throw notFound();
    throw error;
  }
}

/** The mutation of any other endpoint; its variables are the endpoint's input. */
export const mutation = <K extends MutationName>(key: K) =>
  mutationOptions<CallOutput<K>, Error, CallInput<K>>({ mutationKey: [key], mutationFn: (input) => call<K>(key, input) });

/** Whether a retry may help: after a network failure, a time-out or a 5xx, but not after a 4xx. */
export function isWorthRetrying(error: Error): boolean {
  if (isNotFound(error)) return false;
  return !(error instanceof Problem) || error.status >= 500;
}

/**
 * One client per page request on the server, one per tab in the browser. `onSignedOut` is called when a read is refused with
 * 401, because the session has ended elsewhere. Refused mutations are handled by their forms, which preserve the input.
 */
export const createQueryClient = (onSignedOut: (client: QueryClient) => void) => {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof Problem && error.status === 401) onSignedOut(client);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        refetchOnWindowFocus: true,
        // The server never retries, so that no page waits for a failing API.
        retry: (count, error) => typeof window !== 'undefined' && count < MAX_RETRIES && isWorthRetrying(error),
        retryDelay: RETRY_DELAY_MS,
        // A page whose loader has tried all of them does not begin again when it shows the error.
        retryOnMount: false,
      },
    },
  });
  return client;
};
