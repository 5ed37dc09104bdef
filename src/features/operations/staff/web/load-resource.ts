import type { QueryClient } from '@tanstack/react-query';
import { consoleQuery } from './queries.ts';
import type { Resource, ResourceSearch } from './resource.ts';

/** Loads what a resource's page shows, one after another: the first that the viewer may not see ends it. */
export async function loadResource<Row extends { id: string }>(
  client: QueryClient,
  resource: Resource<Row>,
  search: ResourceSearch,
): Promise<void> {
  await client.ensureQueryData(consoleQuery());
  await client.ensureInfiniteQueryData(resource.query(search));
}
