/** Tables of this feature (`engagements` holds the reactions) as other features may read and join them: `innerJoin(reactionRows(ctx).as('x'), …)`. */
import type { Db } from '#platform/db/db.ts';

type HasDb = { db: Db };

/** Likes, saves and follows, one row per member and item. */
export const reactionRows = ({ db }: HasDb) => db.selectFrom('engagements').selectAll();

/** Reaction counts per item, up to the last flush. */
export const reactionCountRows = ({ db }: HasDb) => db.selectFrom('engagement_counts').selectAll();
