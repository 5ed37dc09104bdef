import { query } from '#platform/browser/queries.ts';

const MAX_PACKS = 50;

/** A file of its own keeps the other queries out of pages that need only this one. */
export const packsQuery = () => query('GET /api/boards/learning_packs', { query: { per_page: MAX_PACKS } });
