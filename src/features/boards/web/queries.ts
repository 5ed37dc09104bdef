import type { CallOutput } from '#platform/web/api.ts';
import { query } from '#platform/web/queries.ts';

export type Pack = CallOutput<'GET /api/boards/learning_packs'>['data'][number];
export type BoardCard = CallOutput<'GET /api/boards/{board_slug}'>['data']['attributes']['cards'][number];

export const packsQuery = () => query('GET /api/boards/learning_packs');
export const boardQuery = (board_slug: string) => query('GET /api/boards/{board_slug}', { params: { board_slug } });
