import { query } from '#platform/browser/queries.ts';

export const credentialQuery = (id: string) => query('GET /api/credentials/{id}', { params: { id } });
