import type { UseCase } from '#platform/http/http.ts';
import { searchWithin } from './search-kind.ts';

export const searchCourses: UseCase<'GET /api/course_search'> = (ctx, { query }) => searchWithin(ctx, 'course', query);
