/** Tables of this feature as other features may read and join them: `innerJoin(memberRows(ctx).as('x'), …)`. */
import type { Db } from '#platform/db/db.ts';

type HasDb = { db: Db };

/** Members, without their private columns. */
export const memberRows = ({ db }: HasDb) =>
  db.selectFrom('users').select(['id', 'slug', 'name', 'headline', 'location', 'listed', 'created_at', 'deleted_at']);

/** The audit log. */
export const auditRows = ({ db }: HasDb) => db.selectFrom('audit_entries').selectAll();

/** Sessions, including expired ones. */
export const sessionRows = ({ db }: HasDb) => db.selectFrom('sessions').select(['id', 'user_id', 'user_agent']);
