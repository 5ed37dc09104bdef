import { query } from '#platform/browser/queries.ts';

const PACKS = 50;

/** In its own file, because the head of a page needs only this. */
export const packsQuery = () => query('GET /api/boards/learning_packs', { query: { per_page: PACKS } });
