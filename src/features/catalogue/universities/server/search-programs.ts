import { listPrograms } from '#features/catalogue/programs/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getStoredUniversity } from './get-university.ts';

const PER_PAGE = 12;

/** Programs of a university that match every word of `query`, or all its programs without one; pages count from 0. */
export const searchPrograms: UseCase<'GET /api/universities/{code}/programs'> = async (ctx, { params, query }) => {
  const { code } = await getStoredUniversity(ctx, params.code);
  const { data, meta } = await listPrograms(ctx, {
    params: undefined,
    query: { query: query.query, university: code, page: query.pageNo + 1, per_page: PER_PAGE },
    body: undefined,
  });
  return { data, meta: { page_no: query.pageNo, per_page: PER_PAGE, total: meta.total, total_pages: meta.total_pages } };
};
