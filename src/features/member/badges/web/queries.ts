import { query } from '#platform/browser/queries.ts';

export const badgeQuery = (id: string) => query('GET /api/credentials/{id}', { params: { id } });
