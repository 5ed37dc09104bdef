import type { UseCase } from '#platform/server/http.ts';
import { presentPack } from './present-pack.ts';
import { readPacks } from './read-packs.ts';

/** All learning packs in the editors' order. */
export const listPacks: UseCase<'GET /api/boards/learning_packs'> = async () => ({
  data: (await readPacks()).map(presentPack),
  meta: { next_cursor: null },
});
