import { implement } from '#platform/http/http.ts';
import { searchContract } from '../contract.ts';
import { getInterpretation } from './get-interpretation.ts';
import { getTotals } from './get-totals.ts';
import { searchAll } from './search-all.ts';
import { searchBoards } from './search-boards.ts';
import { searchCourses } from './search-courses.ts';
import { searchKind } from './search-kind.ts';
import { searchUniversities } from './search-universities.ts';
import { searchUsers } from './search-users.ts';
import { suggest } from './suggest.ts';

export const searchRoutes = implement(searchContract, {
  'GET /api/universal_search': searchAll,
  'GET /api/universal_search/{kind}': searchKind,
  'GET /api/user_search': searchUsers,
  'GET /api/board_search': searchBoards,
  'GET /api/course_search': searchCourses,
  'GET /api/university_search': searchUniversities,
  'GET /api/search_interpretation': getInterpretation,
  'GET /api/search_totals': getTotals,
  'GET /api/search_suggestions': suggest,
});
