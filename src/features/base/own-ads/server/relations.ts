/** Rows of this feature that other features may read and join. */
import type { Db } from '#platform/db/db.ts';

/** Ads that members brought themselves; visitors' are not among them. */
export const ownAdRows = ({ db }: { db: Db }) =>
  db.selectFrom('own_ads').selectAll().where('user_id', 'is not', null).$narrowType<{ user_id: string }>();
