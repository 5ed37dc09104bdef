/** Saved searches: queries a member saves, with alerts on new results and an optional feed. */
import * as z from 'zod';
import { document, resource, type Contract } from '#platform/contract/endpoint.ts';
import { issueCode } from '#platform/contract/problem.ts';

export const SavedKind = z.enum([
  'job',
  'course',
  'insight',
  'skill',
  'board',
  'user',
  'company',
  'university',
  'community',
  'question',
  'article',
]);
export type SavedKind = z.infer<typeof SavedKind>;

const Name = z.string().trim().min(1, issueCode('search-name-required')).max(120);
/** The page's filters by name. */
const Filters = z
  .record(z.string().regex(/^[a-z_]{1,30}$/), z.array(z.string().min(1).max(120)).min(1).max(8))
  .refine((filters) => Object.keys(filters).length <= 12, issueCode('too-many-filters'));

export const SavedSearch = resource(
  'saved_search',
  z.object({
    name: z.string(),
    kind: SavedKind,
    query: z.string(),
    filters: z.record(z.string(), z.array(z.string())),
    /** The path of the page that runs it. */
    path: z.string(),
    alerts: z.boolean(),
    /** New results since the member last looked, up to 20. */
    fresh: z.number().int(),
    /** Whether a feed address exists. */
    has_feed: z.boolean(),
    created_at: z.string(),
  }),
);

const Id = z.object({ id: z.uuid() });
const onOneSearch = { auth: true, params: Id, errors: [404] } as const;

export const savedSearchesContract = {
  'GET /api/saved_searches': {
    summary: 'My saved searches, the newest first',
    auth: true,
    ok: z.object({ data: z.array(SavedSearch) }),
  },
  'POST /api/saved_searches': {
    summary: 'Save a search; saving it again changes nothing',
    auth: true,
    body: {
      json: z.object({
        name: Name,
        kind: SavedKind,
        query: z.string().trim().max(100).default(''),
        filters: Filters.default({}),
      }),
    },
    ok: document(SavedSearch),
    errors: [409, 422],
    limit: { max: 60, seconds: 3600 },
  },
  'PATCH /api/saved_searches/{id}': {
    ...onOneSearch,
    summary: 'Rename a saved search, switch its alerts, or mark its results as seen',
    body: { json: z.object({ name: Name, alerts: z.boolean(), seen: z.literal(true) }).partial() },
    ok: document(SavedSearch),
  },
  'DELETE /api/saved_searches/{id}': { ...onOneSearch, summary: 'Delete a saved search', status: 204, ok: null },
  'POST /api/saved_searches/{id}/feed': {
    ...onOneSearch,
    summary: 'Create a secret feed address, which replaces the previous one',
    ok: z.object({ address: z.string() }),
    limit: { max: 30, seconds: 3600 },
  },
  'GET /api/saved_searches/feed/{secret}': {
    summary: 'The results of a saved search, newest first, as an Atom feed',
    params: z.object({ secret: z.string().max(100) }),
    ok: { file: 'application/atom+xml' },
    errors: [404],
    limit: { max: 120, seconds: 3600 },
  },
} satisfies Contract;

type SavedSearchesContract = typeof savedSearchesContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends SavedSearchesContract {}
}
