/** Search: one line that finds everything the platform has, whoever wrote it. */
import * as z from 'zod';
import { SavedKind } from '#features/base/saved-searches/contract.ts';
import { resource, type Contract } from '#platform/contract/endpoint.ts';
import { PageMeta, PageQuery } from '#platform/contract/pagination.ts';

/** What can be found can be kept as a search: the kinds are the same. */
export const SearchKind = SavedKind;
export type SearchKind = SavedKind;

/** A text in pieces; those that match what was searched are marked. */
const Marked = z.array(z.object({ text: z.string(), hit: z.boolean() }));

/** One thing that was found. */
export const SearchHit = resource(
  'search_hit',
  z.object({
    kind: SearchKind,
    /** A path of this site. */
    path: z.string(),
    title: Marked,
    snippet: Marked,
    /** A few short facts for one line. */
    meta: z.array(z.string()),
    /** What its picture is drawn from. */
    cover: z.string(),
  }),
);

/** How what was asked was understood. */
const Understood = z.object({
  /** The words that were searched instead, where those that were asked find nothing; null otherwise. */
  corrected: z.string().nullable(),
  /** No single thing holds all of the words: these hold some. */
  loose: z.boolean(),
});

const Found = z.object({
  data: z.array(SearchHit),
  meta: PageMeta.extend({
    ...Understood.shape,
    /** There are more than `total`: only the liveliest were looked at. */
    more: z.boolean(),
    /** What the list can be narrowed by, with how much each leaves. */
    facets: z.array(z.object({ name: z.string(), values: z.array(z.object({ value: z.string(), count: z.number().int() })) })),
  }),
});

const Words = z.string().trim().max(100).default('');
const ListQuery = PageQuery.extend({
  query: Words,
  /** `name:value`; a thing has to be all of them. */
  filter: z.union([z.string().max(120), z.array(z.string().max(120)).max(8)]).optional(),
});
const limit = { max: 120, seconds: 60 };
const found = (summary: string) => ({ summary, query: ListQuery, ok: Found, limit }) as const;

export const searchContract = {
  'GET /api/universal_search': {
    summary: 'The best of every kind for some words',
    query: z.object({ query: Words }),
    ok: z.object({
      data: z.array(
        resource(
          'search_group',
          z.object({ kind: SearchKind, total: z.number().int(), more: z.boolean(), hits: z.array(SearchHit) }),
        ),
      ),
      meta: Understood,
    }),
    limit,
  },
  'GET /api/universal_search/{kind}': {
    ...found('Everything of one kind for some words'),
    params: z.object({ kind: SearchKind }),
  },
  'GET /api/user_search': found('Members for some words'),
  'GET /api/board_search': found('Public boards for some words'),
  'GET /api/course_search': found('Courses and programs for some words'),
  'GET /api/university_search': found('Universities for some words'),
  'GET /api/search_suggestions': {
    summary: 'What a word that is being typed may become',
    query: z.object({ query: Words }),
    ok: z.object({
      data: z.array(
        resource(
          'search_suggestion',
          z.object({ kind: SearchKind, title: z.string(), path: z.string(), cover: z.string(), meta: z.array(z.string()) }),
        ),
      ),
    }),
    limit: { max: 300, seconds: 60 },
  },
} satisfies Contract;

type Declared = typeof searchContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends Declared {}
}
