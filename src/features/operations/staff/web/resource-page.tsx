import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { PageHead } from '#platform/seo/page-head.ts';
import { consoleQuery } from './queries.ts';
import type { Resource, ResourceSearch } from './resource.ts';
import { ResourceView } from './resource-view.tsx';

/** The pages of a resource: its list, and one row open beside it. */
export type ResourcePages = {
  load: (client: QueryClient, search: ResourceSearch, id?: string) => Promise<PageHead>;
  View: ComponentType<{ search: ResourceSearch; openId?: string }>;
};

/** Makes the pages of a resource from its declaration. */
export const resourcePages = <Row extends { id: string }>(resource: Resource<Row>): ResourcePages => ({
  // One after another: the first that the viewer may not see ends it.
  load: async (client, search, id) => {
    await client.ensureQueryData(consoleQuery());
    await client.ensureInfiniteQueryData(resource.query(search));
    const name = id === undefined ? undefined : await resource.loadOne?.(client, id);
    return { title: name ?? resource.title(), description: resource.lead(), path: resource.path, hidden: true };
  },
  View: (props) => <ResourceView of={resource} {...props} />,
});
