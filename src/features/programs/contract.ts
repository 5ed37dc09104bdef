/** Programs: courses of other providers that teach the skills of the catalogue. */
import * as z from 'zod';
import { feed, list, resource, type Contract } from '#platform/contract/endpoint.ts';
import { PageQuery } from '#platform/contract/pagination.ts';

export const ProgramLevel = z.enum(['beginner', 'intermediate', 'advanced']);
/** `free-audit`: the lessons are free, a certificate costs. */
export const ProgramCost = z.enum(['free', 'free-audit', 'paid']);

/** A course as a list shows it; it opens at its provider. */
export const Program = resource(
  'program',
  z.object({
    title: z.string(),
    provider: z.string(),
    url: z.url(),
    level: ProgramLevel,
    cost: ProgramCost,
    /** The language of the lessons, ISO 639-1. */
    language: z.string(),
    hours: z.number(),
    /** The fields of the skills it teaches. */
    families: z.array(z.string()),
    skills: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
);

/** Filters as they stand in the page's address. */
export const ProgramsQuery = PageQuery.extend({
  query: z.string().trim().max(100).optional(),
  family: z.string().trim().max(60).optional(),
  level: ProgramLevel.optional(),
  cost: ProgramCost.optional(),
  language: z.string().trim().max(8).optional(),
});

const Facet = z.object({ value: z.string(), count: z.number().int() });

export const programsContract = {
  'GET /api/programs': {
    summary: 'Courses by filters, with the counts of what each other filter would leave',
    query: ProgramsQuery,
    ok: list(Program).extend({
      facets: z.object({
        family: z.array(Facet),
        level: z.array(Facet),
        cost: z.array(Facet),
        language: z.array(Facet),
      }),
    }),
  },
  'GET /api/programs/trending': { summary: 'The courses that teach the most skills of the catalogue', ok: feed(Program) },
  'GET /api/programs/featured': { summary: 'One course to begin with in each field', ok: feed(Program) },
} satisfies Contract;

type ProgramsContract = typeof programsContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends ProgramsContract {}
}
