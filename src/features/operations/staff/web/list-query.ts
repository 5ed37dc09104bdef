import { orNotFound } from '#platform/browser/queries.ts';
import type { ResourcePage, ResourceQuery, ResourceSearch } from './resource.ts';

/** The query of a list by its endpoint's key, page after page. */
export const listQuery =
  <Row>(
    key: string,
    load: (search: ResourceSearch, cursor: string | undefined, signal: AbortSignal) => Promise<ResourcePage<Row>>,
  ) =>
  (search: ResourceSearch): ResourceQuery<Row> => ({
    queryKey: [key, search],
    queryFn: ({ pageParam, signal }) => orNotFound(load(search, pageParam === '' ? undefined : pageParam, signal)),
    initialPageParam: '',
    getNextPageParam: ({ meta }) => meta.next_cursor,
  });
