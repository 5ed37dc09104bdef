/** Companies: who they are, where they hire, who works there, and following them. */
import * as z from 'zod';
import { document, feed, list, resource, type Contract } from '#platform/contract/endpoint.ts';
import { PageQuery } from '#platform/contract/pagination.ts';

const cardFields = {
  /** Stands in the address. */
  slug: z.string(),
  name: z.string(),
  location: z.string(),
  about: z.string(),
  website: z.string().nullable(),
  open_jobs: z.number().int(),
  followers: z.number().int(),
  following: z.boolean(),
};

/** A company as a list shows it. */
export const CompanyCard = resource('company', z.object(cardFields));

const Counted = z.array(z.object({ value: z.string(), count: z.number().int() }));

/** One company with what its open jobs say about it. */
export const Company = resource(
  'company',
  z.object({
    ...cardFields,
    /** Fields, places and ways of working of its open jobs, the most frequent first. */
    families: Counted,
    places: Counted,
    work_modes: Counted,
    /** When its latest job was posted, a day; null without one. */
    last_posted_on: z.string().nullable(),
  }),
);

/** A member whose public profile lists the company. */
export const CompanyPerson = resource(
  'user',
  z.object({
    slug: z.string(),
    name: z.string(),
    headline: z.string(),
    followers: z.number().int(),
    following: z.boolean(),
    /** Their role there. */
    role: z.string(),
    current: z.boolean(),
  }),
);

const Slug = z.object({ slug: z.string().max(200) });
const following = { auth: true, params: Slug, ok: document(Company), errors: [404] } as const;

export const companiesContract = {
  'GET /api/companies': {
    summary: 'Companies by name and place, with the counts of the places',
    query: PageQuery.extend({
      query: z.string().trim().max(100).optional(),
      location: z.string().trim().max(100).optional(),
      /** Only those with open jobs. */
      hiring: z.stringbool().optional(),
      /** Only those that the viewer follows; none for a visitor. */
      following: z.stringbool().optional(),
    }),
    ok: list(CompanyCard).extend({ facets: z.object({ location: Counted }) }),
  },
  'GET /api/companies/{slug}': { summary: 'One company', params: Slug, ok: document(Company), errors: [404] },
  'GET /api/companies/{slug}/people': {
    summary: 'Members who say publicly that they work or worked there, and let themselves be found',
    params: Slug,
    query: PageQuery,
    ok: list(CompanyPerson),
    errors: [404],
  },
  'GET /api/companies/{slug}/related': {
    summary: 'Companies that hire for the same fields, or are in the same place',
    params: Slug,
    ok: feed(CompanyCard),
    errors: [404],
  },
  'POST /api/companies/{slug}/follow': {
    ...following,
    summary: 'Follow a company, to be told of new jobs',
    limit: { max: 120, seconds: 300 },
  },
  'DELETE /api/companies/{slug}/follow': { ...following, summary: 'Follow a company no more' },
} satisfies Contract;

type CompaniesContract = typeof companiesContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends CompaniesContract {}
}
