/** Search: one search over every kind of content, with suggestions, corrections and facets. */
import * as z from 'zod';
import { SavedKind } from '#features/base/saved-searches/contract.ts';
import { document, resource, type Contract } from '#platform/contract/endpoint.ts';
import { PageMeta, PageQuery } from '#platform/contract/pagination.ts';

/** What can be searched: every kind that a saved search can have, topics of communities, and pages of the site itself. */
export const SearchKind = z.enum([...SavedKind.options, 'topic', 'page']);
export type SearchKind = z.infer<typeof SearchKind>;

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

/** What a part of a query says. */
export const PartType = z.enum([
  'kind',
  'role',
  'skill',
  'company',
  'university',
  'place',
  'pay',
  'max_pay',
  'max_fee',
  'experience',
  'education',
  'cost',
  'level',
  'mode',
  'job_type',
]);
export type PartType = z.infer<typeof PartType>;

/** What words that staff add stand for; `text` are other words for the same. */
export const MeaningKind = z.enum(['skill', 'role', 'place', 'company', 'university', 'page', 'text']);
export type MeaningKind = z.infer<typeof MeaningKind>;

/** Words that staff add to those that search understands. */
export const SearchWordFields = z.object({
  words: z.string().trim().min(1).max(60),
  kind: MeaningKind,
  /** The id of a skill, the path of a page, the name of the rest, or the other words. */
  value: z.string().trim().min(1).max(200),
  note: z.string().trim().max(500).default(''),
});
export type SearchWordFields = z.infer<typeof SearchWordFields>;

/** One thing that was understood of a query. */
const QueryPart = z.object({
  type: PartType,
  /**
   * The name of a place, role, skill or institution; a kind, level, mode, type or education; the step of pay that is applied, in
   * rupees a year, or of a fee in rupees; years.
   */
  value: z.string(),
  /** What a place is called in the reader's language; the value of everything else. */
  label: z.string(),
  /** As typed. */
  written: z.string(),
  /** Whether it is a place near the person who asks; its value is empty where that place is not known. */
  near: z.boolean(),
  /** The query without it. */
  without: z.string(),
});

/** How the query was interpreted. */
const QueryInterpretation = z.object({
  /** What was understood, in the order of the query; empty for exact words. */
  understood: z.array(QueryPart),
  /** The corrected query that was searched instead; null without a correction. */
  corrected: z.string().nullable(),
  /** True when no item matches all words and partial matches are shown. */
  loose: z.boolean(),
});

const SearchResults = z.object({
  data: z.array(SearchHit),
  meta: PageMeta.extend({
    ...QueryInterpretation.shape,
    /** True when more than `total` match; only the most popular candidates were ranked. */
    more: z.boolean(),
    /** The facets and their result counts. */
    facets: z.array(z.object({ name: z.string(), values: z.array(z.object({ value: z.string(), count: z.number().int() })) })),
  }),
});

const QueryText = z.string().trim().max(100).default('');
/** True searches the words as they are, without understanding places, pay and the like. */
const Exact = z.stringbool().optional();
const ListQuery = PageQuery.extend({
  query: QueryText,
  exact: Exact,
  /** `name:value` filters, all of which must match. */
  filter: z.union([z.string().max(120), z.array(z.string().max(120)).max(8)]).optional(),
});
const limit = { max: 120, seconds: 60 };
const listEndpoint = (summary: string) => ({ summary, query: ListQuery, ok: SearchResults, limit, cost: 'search' }) as const;

export const searchContract = {
  'GET /api/universal_search': {
    summary: 'The best results of every kind',
    token: 'catalogue:read',
    query: z.object({ query: QueryText, exact: Exact }),
    ok: z.object({
      data: z.array(
        resource(
          'search_group',
          z.object({
            kind: SearchKind,
            total: z.number().int(),
            more: z.boolean(),
            /** The first results of this kind. */
            hits: z.array(SearchHit),
            /** The first of them that are not among the best of all kinds. */
            others: z.array(SearchHit),
          }),
        ),
      ),
      meta: QueryInterpretation.extend({
        /** The best results of all kinds together, best first. */
        best: z.array(SearchHit),
      }),
    }),
    limit,
    cost: 'search',
  },
  'GET /api/universal_search/{kind}': {
    ...listEndpoint('All results of one kind'),
    token: 'catalogue:read',
    params: z.object({ kind: SearchKind }),
  },
  'GET /api/user_search': listEndpoint('Search members'),
  'GET /api/board_search': listEndpoint('Search public boards'),
  'GET /api/course_search': { ...listEndpoint('Search courses and programs'), token: 'catalogue:read' },
  'GET /api/university_search': { ...listEndpoint('Search universities'), token: 'catalogue:read' },
  'GET /api/search_interpretation': {
    summary: 'What a list of one kind understands of a query',
    query: z.object({ query: QueryText, kind: SearchKind }),
    ok: document(resource('query_interpretation', z.object({ understood: z.array(QueryPart) }))),
    limit,
  },
  'GET /api/search_totals': {
    summary: 'How many items of each kind there are, as counted within the last hour',
    token: 'catalogue:read',
    ok: document(resource('search_totals', z.object({ counts: z.record(z.string(), z.number().int()) }))),
  },
  'GET /api/search_suggestions': {
    summary: 'Suggestions for a partial query',
    token: 'catalogue:read',
    query: z.object({ query: QueryText }),
    ok: z.object({
      data: z.array(
        resource(
          'search_suggestion',
          z.object({ kind: SearchKind, title: z.string(), path: z.string(), cover: z.string(), meta: z.array(z.string()) }),
        ),
      ),
    }),
    limit: { max: 300, seconds: 60 },
    cost: 'search',
  },
} satisfies Contract;

type SearchContract = typeof searchContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends SearchContract {}
}
