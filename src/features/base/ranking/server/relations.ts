/** Tables of this feature as other features may read and join them: `innerJoin(dismissalRows(ctx).as('x'), …)`. */
import type { Db } from '#platform/db/db.ts';

type HasDb = { db: Db };

/** Members' dismissed recommendations. */
export const dismissalRows = ({ db }: HasDb) => db.selectFrom('feed_dismissals').selectAll();
