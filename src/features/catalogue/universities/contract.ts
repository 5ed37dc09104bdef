/** Universities and the programs they offer. */
import * as z from 'zod';
import { Program } from '#features/catalogue/programs/contract.ts';
import { document, list, resource, type Contract } from '#platform/contract/endpoint.ts';
import { PageQuery } from '#platform/contract/pagination.ts';

/** A university; its id is its code. */
export const University = resource(
  'university',
  z.object({
    /** Identifies the university in URLs. */
    code: z.string(),
    name: z.string(),
    country: z.string(),
    region: z.string(),
    city: z.string(),
    kind: z.string(),
    website: z.string(),
    about: z.string(),
    /** Whether any of its programs is in the referral scheme. */
    referable: z.boolean(),
    programs: z.number().int(),
  }),
);

/** A university in the referral scheme, with its possible rewards. */
export const ReferableUniversity = resource(
  'university',
  University.shape.attributes.extend({
    /** The number of its programs that reward a referral. */
    referral_programs: z.number().int(),
    /** The highest reward among them, in rupees. */
    referral_up_to: z.number(),
  }),
);

const UniversityParams = z.object({ code: z.string().max(100) });

export const universitiesContract = {
  'GET /api/universities': {
    summary: 'Search universities by name, place and region, with the number of results in each region',
    token: 'catalogue:read',
    query: PageQuery.extend({
      query: z.string().trim().max(100).optional(),
      /** All regions if omitted. */
      region: z.string().trim().max(60).optional(),
    }),
    ok: list(University).extend({
      facets: z.object({ region: z.array(z.object({ value: z.string(), count: z.number().int() })) }),
    }),
  },
  'GET /api/universities/refferalable': {
    summary: 'Universities with programs in the referral scheme, with the rewards',
    query: PageQuery,
    ok: list(ReferableUniversity),
  },
  'GET /api/universities/{code}': {
    summary: 'One university',
    token: 'catalogue:read',
    params: UniversityParams,
    ok: document(University),
    errors: [404],
  },
  'GET /api/universities/{code}/programs': {
    summary: 'Search the programs of a university; pages count from 0',
    token: 'catalogue:read',
    params: UniversityParams,
    query: z.object({
      query: z.string().trim().max(100).optional(),
      pageNo: z.coerce.number<string | number>().int().min(0).max(9_999).default(0),
    }),
    ok: z.object({
      data: z.array(Program),
      meta: z.object({
        page_no: z.number().int(),
        per_page: z.number().int(),
        total: z.number().int(),
        total_pages: z.number().int(),
      }),
    }),
    errors: [404],
  },
} satisfies Contract;

type UniversitiesContract = typeof universitiesContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends UniversitiesContract {}
}
