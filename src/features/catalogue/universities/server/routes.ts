import { implement } from '#platform/http/http.ts';
import { universitiesContract } from '../contract.ts';
import { getUniversity } from './get-university.ts';
import { searchPrograms } from './search-programs.ts';
import { listReferable } from './list-referable.ts';
import { listUniversities } from './list-universities.ts';

export const universitiesRoutes = implement(universitiesContract, {
  'GET /api/universities': listUniversities,
  'GET /api/universities/refferalable': listReferable,
  'GET /api/universities/{code}': getUniversity,
  'GET /api/universities/{code}/programs': searchPrograms,
});
