/** What can be recommended, by kind: whether there is such a thing that the viewer may know of. */
import * as z from 'zod';
import { findPeople } from '#features/base/accounts/server/index.ts';
import { isBoardKnown } from '#features/catalogue/boards/server/index.ts';
import type { Recommendables } from '#features/base/ranking/server/index.ts';
import { isJobKnown } from '#features/catalogue/jobs/server/index.ts';
import { findPrograms } from '#features/catalogue/programs/server/index.ts';

type IsKnown = Recommendables['job'];

/** Other texts are no ids of these kinds, and the database would not compare them. */
const byUuid =
  (isKnown: IsKnown): IsKnown =>
  async (ctx, id) =>
    z.uuid().safeParse(id).success && isKnown(ctx, id);

export const recommendables: Recommendables = {
  job: byUuid(isJobKnown),
  program: async (ctx, id) => (await findPrograms(ctx, [id])).length > 0,
  user: byUuid(async (ctx, id) => Boolean((await findPeople(ctx, [id])).get(id)?.attributes.slug)),
  board: byUuid(isBoardKnown),
};
