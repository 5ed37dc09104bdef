/** The recommendable kinds: whether it exists and is visible to the viewer. */
import * as z from 'zod';
import { findPeople } from '#features/base/accounts/server/index.ts';
import { isBoardVisible } from '#features/catalogue/boards/server/index.ts';
import type { Recommendables } from '#features/base/ranking/server/index.ts';
import { jobExists } from '#features/catalogue/jobs/server/index.ts';
import { findPrograms } from '#features/catalogue/programs/server/index.ts';

type IsKnown = Recommendables['job'];

/** Other texts are not valid ids and would fail in the database. */
const byUuid =
  (isKnown: IsKnown): IsKnown =>
  async (ctx, id) =>
    z.uuid().safeParse(id).success && isKnown(ctx, id);

export const recommendables: Recommendables = {
  job: byUuid(jobExists),
  program: async (ctx, id) => (await findPrograms(ctx, [id])).length > 0,
  user: byUuid(async (ctx, id) => Boolean((await findPeople(ctx, [id])).get(id)?.attributes.slug)),
  board: byUuid(isBoardVisible),
};
