/** The places of the staff's console by their name in the address: one line per place, none of which costs the others a byte. */
import { lazy, type ComponentType } from 'react';
import { resourcePages, type ResourcePages, type ResourceSearch } from '#features/operations/staff/web/index.ts';

const LOADERS: Readonly<Record<string, () => Promise<ResourcePages>>> = {
  companies: async () => resourcePages((await import('#features/operations/listings/web/index.ts')).COMPANIES),
  jobs: async () => resourcePages((await import('#features/operations/listings/web/index.ts')).JOBS),
  universities: async () => resourcePages((await import('#features/operations/listings/web/index.ts')).UNIVERSITIES),
  programs: async () => resourcePages((await import('#features/operations/listings/web/index.ts')).PROGRAMS),
  leads: async () => resourcePages((await import('#features/operations/support/web/index.ts')).LEADS),
  'program-applications': async () => resourcePages((await import('#features/operations/support/web/index.ts')).PROGRAM_FORMS),
  'job-applications': async () => resourcePages((await import('#features/operations/support/web/index.ts')).JOB_APPLICATIONS),
  mail: async () => resourcePages((await import('#features/operations/system/web/index.ts')).MAIL),
  tasks: async () => resourcePages((await import('#features/operations/system/web/index.ts')).TASKS),
  settings: async () => resourcePages((await import('#features/operations/system/web/index.ts')).SETTINGS),
  experiments: async () => (await import('#features/operations/system/web/index.ts')).EXPERIMENTS,
  webhooks: async () => (await import('#features/operations/webhooks/web/index.ts')).WEBHOOKS,
  announcements: async () => resourcePages((await import('#features/operations/content/web/index.ts')).ANNOUNCEMENTS),
  articles: async () => resourcePages((await import('#features/operations/content/web/index.ts')).ARTICLES),
  communities: async () => resourcePages((await import('#features/operations/content/web/index.ts')).COMMUNITIES),
  topics: async () => resourcePages((await import('#features/operations/content/web/index.ts')).TOPICS),
  'search-words': async () => resourcePages((await import('#features/operations/content/web/index.ts')).SEARCH_WORDS),
  insights: async () => resourcePages((await import('#features/operations/content/web/index.ts')).INSIGHTS),
  packs: async () => resourcePages((await import('#features/operations/content/web/index.ts')).PACKS),
  stories: async () => resourcePages((await import('#features/operations/content/web/index.ts')).STORIES),
  campaigns: async () => resourcePages((await import('#features/operations/content/web/index.ts')).CAMPAIGNS),
  mistakes: async () => resourcePages((await import('#features/operations/learning/web/index.ts')).MISTAKES),
  questions: async () => resourcePages((await import('#features/operations/learning/web/index.ts')).QUESTIONS),
  works: async () => resourcePages((await import('#features/operations/learning/web/index.ts')).WORKS),
  skills: async () => resourcePages((await import('#features/operations/learning/web/index.ts')).SKILLS),
  resources: async () => resourcePages((await import('#features/operations/learning/web/index.ts')).RESOURCES),
  members: async () => resourcePages((await import('#features/operations/members/web/index.ts')).MEMBERS),
  reports: async () => resourcePages((await import('#features/operations/safety/web/index.ts')).REPORTS),
  'apply-addresses': async () =>
    resourcePages(await (await import('#features/operations/apply-addresses/web/index.ts')).loadAddresses()),
  appeals: async () => (await import('#features/operations/safety/web/index.ts')).APPEALS,
  cashbacks: async () => (await import('#features/operations/money/web/index.ts')).CASHBACKS,
  books: async () => (await import('#features/operations/money/web/index.ts')).BOOKS,
  offers: async () => resourcePages((await import('#features/operations/money/web/index.ts')).OFFERS),
  contests: async () => resourcePages((await import('#features/operations/money/web/index.ts')).CONTESTS),
  purchases: async () => resourcePages((await import('#features/operations/money/web/index.ts')).PURCHASES),
};

type View = ComponentType<{ search: ResourceSearch; openId?: string }>;

export const STAFF_VIEWS: Readonly<Record<string, View>> = Object.fromEntries(
  Object.entries(LOADERS).map(([place, load]) => [place, lazy(async () => ({ default: (await load()).View }))]),
);

/** The pages of a place; undefined for one that is none. */
export const loadPages = (place: string): Promise<ResourcePages> | undefined => LOADERS[place]?.();
