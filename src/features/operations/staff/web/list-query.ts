import { orNotFound } from '#platform/browser/queries.ts';
import type { ResourcePage, ResourceQuery, ResourceSearch } from './resource.ts';

/** The query of a list by its endpoint's key, page after page. It takes no signal, as `query` takes none. */
export const listQuery =
  <Row>(key: string, load: (search: ResourceSearch, cursor: string | undefined) => Promise<ResourcePage<Row>>) =>
  (search: ResourceSearch): ResourceQuery<Row> => ({
    queryKey: [key, search],
    queryFn: ({ pageParam }) => orNotFound(load(search, pageParam === '' ? undefined : pageParam)),
    initialPageParam: '',
    getNextPageParam: ({ meta }) => meta.next_cursor,
  });
