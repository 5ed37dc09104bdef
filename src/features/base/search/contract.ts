/** Search: one box for everything on the platform, with suggestions, corrections and facets. */
import * as z from 'zod';
import { SavedKind } from '#features/base/saved-searches/contract.ts';
import { resource, type Contract } from '#platform/contract/endpoint.ts';
import { PageMeta, PageQuery } from '#platform/contract/pagination.ts';

/** Every searchable type can be saved as a search. */
export const SearchKind = SavedKind;
export type SearchKind = SavedKind;

/** Text segments, with matches marked. */
const Marked = z.array(z.object({ text: z.string(), hit: z.boolean() }));

/** One search result. */
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
    /** The seed of its generated cover. */
    cover: z.string(),
  }),
);

/** How the query was interpreted. */
const Understood = z.object({
  /** The corrected query that was searched instead; null without a correction. */
  corrected: z.string().nullable(),
  /** True when no item matches all words and partial matches are shown. */
  loose: z.boolean(),
});

const Found = z.object({
  data: z.array(SearchHit),
  meta: PageMeta.extend({
    ...Understood.shape,
    /** True when more than `total` match; only the most popular candidates were ranked. */
    more: z.boolean(),
    /** The facets and their result counts. */
    facets: z.array(z.object({ name: z.string(), values: z.array(z.object({ value: z.string(), count: z.number().int() })) })),
  }),
});

const Words = z.string().trim().max(100).default('');
const ListQuery = PageQuery.extend({
  query: Words,
  /** `name:value` filters, all of which must match. */
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
