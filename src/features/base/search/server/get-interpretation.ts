import type { UseCase } from '#platform/http/http.ts';
import { partsFor } from './interpretation/search-filters.ts';
import { presentParts } from './present-parts.ts';
import { understandQuery } from './understand-query.ts';

/** The parts of a query that the list of one kind applies. */
export const getInterpretation: UseCase<'GET /api/search_interpretation'> = async (ctx, { query }) => {
  const { parts } = await understandQuery(ctx, query.query);
  return {
    data: { id: query.kind, type: 'query_interpretation', attributes: { understood: presentParts(partsFor(query.kind, parts)) } },
  };
};
