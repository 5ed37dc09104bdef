import type { CallInput, CallOutput } from '#platform/web/api.ts';
import { query } from '#platform/web/queries.ts';

export type ProgramFilters = NonNullable<CallInput<'GET /api/programs'>['query']>;
export type ProgramList = CallOutput<'GET /api/programs'>;
export type Program = ProgramList['data'][number];

export const programsQuery = (filters: ProgramFilters) => query('GET /api/programs', { query: filters });
export const featuredProgramsQuery = () => query('GET /api/programs/featured');
