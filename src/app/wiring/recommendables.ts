/** The recommendable kinds, each with a check whether an item exists and is visible to the viewer. */
import * as z from 'zod';
import { findPeople } from '#features/base/accounts/server/index.ts';
import { isBoardVisible } from '#features/catalogue/boards/server/index.ts';
import type { Recommendables } from '#features/base/ranking/server/index.ts';
import { jobExists } from '#features/catalogue/jobs/server/index.ts';
import { findPrograms } from '#features/catalogue/programs/server/index.ts';

type Exists = Recommendables['job'];

/** Treats a text that is not a UUID as unknown; the database would refuse it. */
const byUuid =
  (exists: Exists): Exists =>
  async (ctx, id) =>
    z.uuid().safeParse(id).success && exists(ctx, id);

export const recommendables: Recommendables = {
  job: byUuid(jobExists),
  program: async (ctx, id) => (await findPrograms(ctx, [id])).length > 0,
  user: byUuid(async (ctx, id) => Boolean((await findPeople(ctx, [id])).get(id)?.attributes.slug)),
  board: byUuid(isBoardVisible),
};
