/** Companies: their profiles, open jobs, people and followers. */
import * as z from 'zod';
import { document, feed, list, resource, type Contract } from '#platform/contract/endpoint.ts';
import { PageQuery } from '#platform/contract/pagination.ts';

const cardFields = {
  /** The last part of the page's URL. */
  slug: z.string(),
  name: z.string(),
  location: z.string(),
  about: z.string(),
  website: z.string().nullable(),
  /** Whether it is invented, to try the product with. */
  example: z.boolean(),
  open_jobs: z.number().int(),
  followers: z.number().int(),
  following: z.boolean(),
};

/** A company as a list shows it. */
export const CompanyCard = resource('company', z.object(cardFields));

const ValueCounts = z.array(z.object({ value: z.string(), count: z.number().int() }));

/** One company, with facts computed from its open jobs. */
export const Company = resource(
  'company',
  z.object({
    ...cardFields,
    /** Fields, places and ways of working of its open jobs, the most frequent first. */
    families: ValueCounts,
    places: ValueCounts,
    work_modes: ValueCounts,
    /** The day on which its latest open job was posted; null without open jobs. */
    last_posted_on: z.string().nullable(),
    /** How soon it usually answers applications, from its answers of the last half year; null with too few of them. */
    answer_time: z.object({ days: z.number().int(), answers: z.number().int() }).nullable(),
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

const CompanyParams = z.object({ slug: z.string().max(200) });
const followEndpoint = { auth: true, params: CompanyParams, ok: document(Company), errors: [404] } as const;

export const companiesContract = {
  'GET /api/companies': {
    summary: 'List companies by name, with the number of companies in each place',
    token: 'catalogue:read',
    query: PageQuery.extend({
      query: z.string().trim().max(100).optional(),
      location: z.string().trim().max(100).optional(),
      /** Only those with open jobs. */
      hiring: z.stringbool().optional(),
      /** Only those that the viewer follows; none for a visitor. */
      following: z.stringbool().optional(),
    }),
    ok: list(CompanyCard).extend({ facets: z.object({ location: ValueCounts }) }),
  },
  'GET /api/companies/{slug}': {
    summary: 'One company',
    token: 'catalogue:read',
    params: CompanyParams,
    ok: document(Company),
    errors: [404],
  },
  'GET /api/companies/{slug}/people': {
    summary: 'Listed members who publicly state that they work or worked at the company',
    params: CompanyParams,
    query: PageQuery,
    ok: list(CompanyPerson),
    errors: [404],
  },
  'GET /api/companies/{slug}/related': {
    summary: 'Companies that hire in the same fields or are in the same place',
    params: CompanyParams,
    ok: feed(CompanyCard),
    errors: [404],
  },
  'POST /api/companies/{slug}/follow': {
    ...followEndpoint,
    summary: 'Follow a company, to be notified of its new jobs',
    limit: { max: 120, seconds: 300 },
  },
  'DELETE /api/companies/{slug}/follow': { ...followEndpoint, summary: 'Unfollow a company' },
} satisfies Contract;

type CompaniesContract = typeof companiesContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends CompaniesContract {}
}
