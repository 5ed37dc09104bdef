import { implement } from '#platform/http/http.ts';
import { universitiesContract } from '../contract.ts';
import { getUniversity, searchPrograms } from './get-university.ts';
import { listReferable, listUniversities } from './list-universities.ts';

export const universitiesRoutes = implement(universitiesContract, {
  'GET /api/universities': listUniversities,
  'GET /api/universities/refferalable': listReferable,
  'GET /api/universities/{code}': getUniversity,
  'GET /api/universities/{code}/programs': searchPrograms,
});
