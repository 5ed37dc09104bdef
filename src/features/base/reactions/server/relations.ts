/** Tables of this feature as other features may read and join them: `innerJoin(reactionRows(ctx).as('x'), …)`. */
import type { Db } from '#platform/db/db.ts';

type HasDb = { db: Db };

/** Likes, saves and follows, one row for each person and thing. */
export const reactionRows = ({ db }: HasDb) => db.selectFrom('engagements').selectAll();

/** How often each thing was liked, saved, followed and shared, up to the last flush. */
export const reactionCountRows = ({ db }: HasDb) => db.selectFrom('engagement_counts').selectAll();
