import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { TableColumn } from './data-table.tsx';

/** What a list is narrowed by, as it stands in the page's address. */
export type ResourceSearch = Partial<Record<string, string>>;

export type ResourcePage<Row> = { data: Row[]; meta: { next_cursor: string | null; total?: number | undefined } };

/** An infinite query of pages with the next cursor; see `listQuery`. */
export type ResourceQuery<Row> = {
  queryKey: QueryKey;
  queryFn: (context: { pageParam: string }) => Promise<ResourcePage<Row>>;
  initialPageParam: string;
  getNextPageParam: (page: ResourcePage<Row>) => string | null;
  staleTime?: number;
};
export type ResourceData<Row> = InfiniteData<ResourcePage<Row>, string>;

export type ResourcePaneProps<Row> = { id: string; rows: readonly Row[]; onOpen: (id: string | undefined) => void };

/** A place of the console as declarations: what its list asks, shows, and is narrowed by, and what opens beside it. */
export type Resource<Row extends { id: string }> = {
  path: `/staff/${string}`;
  title: () => string;
  lead: () => string;
  query: (search: ResourceSearch) => ResourceQuery<Row>;
  /** How a row is named in the page's address; its id by default. */
  idOf?: (row: Row) => string;
  columns: () => readonly TableColumn<Row>[];
  /** The name of a row, which opens it, and what stands below. */
  name: (row: Row) => { text: string; below?: string };
  nameLabel: () => string;
  find?: () => string;
  facets?: readonly {
    name: string;
    label: () => string;
    options: () => readonly { value: string; label: string }[];
    any?: () => string;
  }[];
  empty: { title: () => string; text: () => string };
  /** The line below the table. */
  foot?: (shown: number, total: number | undefined) => string;
  /** Beside the title; `total` is how many there are, where the list says it. */
  Actions?: ComponentType<{ search: ResourceSearch; total: number | undefined }>;
  /** Above the list. */
  Above?: ComponentType<{ search: ResourceSearch }>;
  Pane?: ComponentType<ResourcePaneProps<Row>>;
  /** Loads what the pane shows, and returns the title of its page. */
  loadOne?: (client: QueryClient, id: string) => Promise<string>;
};
