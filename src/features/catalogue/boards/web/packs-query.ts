import { query } from '#platform/browser/queries.ts';

const PACKS = 50;

/** On its own, since the head of a page needs no more. */
export const packsQuery = () => query('GET /api/boards/learning_packs', { query: { per_page: PACKS } });
