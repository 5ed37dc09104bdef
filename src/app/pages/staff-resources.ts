/** The places of the staff's console that are lists, by their name in the address: one line per resource. */
import { lazy, type ComponentType } from 'react';
import { resourcePages, type ResourcePages, type ResourceSearch } from '#features/operations/staff/web/index.ts';

const LOADERS: Readonly<Record<string, () => Promise<ResourcePages>>> = {
  members: async () => resourcePages((await import('#features/operations/members/web/index.ts')).MEMBERS),
  reports: async () => resourcePages((await import('#features/operations/safety/web/index.ts')).REPORTS),
  purchases: async () => resourcePages((await import('#features/operations/money/web/index.ts')).PURCHASES),
};

type View = ComponentType<{ search: ResourceSearch; openId?: string }>;

export const STAFF_VIEWS: Readonly<Record<string, View>> = Object.fromEntries(
  Object.entries(LOADERS).map(([place, load]) => [place, lazy(async () => ({ default: (await load()).View }))]),
);

/** The pages of a place; undefined for one that is none. */
export const loadPages = (place: string): Promise<ResourcePages> | undefined => LOADERS[place]?.();
