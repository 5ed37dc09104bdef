/** Tables of this feature that other features may read and join, such as `innerJoin(applicationFormRows(ctx).as('x'), …)`. */
import type { Db } from '#platform/db/db.ts';

type HasDb = { db: Db };

/** Application forms for programs. */
export const applicationFormRows = ({ db }: HasDb) => db.selectFrom('application_forms').selectAll();

/** The timeline of application forms. */
export const applicationFormEventRows = ({ db }: HasDb) => db.selectFrom('application_form_events').selectAll();
