import type { CallOutput } from '#platform/browser/api.ts';
import { query } from '#platform/browser/queries.ts';

export type SkillCard = CallOutput<'GET /api/skills'>['data'][number];
export type SkillPage = CallOutput<'GET /api/skills/{id}'>['data'];
export type SkillResource = SkillPage['attributes']['resources'][number];

export const skillsQuery = () => query('GET /api/skills');
export const skillQuery = (id: string) => query('GET /api/skills/{id}', { params: { id } });
export const courseInsightsQuery = (id: string) => query('GET /api/programs/course_insights', { query: { id } });
export const courseJobsQuery = (id: string) => query('GET /api/programs/{id}/jobs', { params: { id } });
