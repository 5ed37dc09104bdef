/** Rows of this feature that other features may read and join. */
import type { Db } from '#platform/db/db.ts';

/** Who works for which company, with their role. */
export const companyPeopleRows = ({ db }: { db: Db }) => db.selectFrom('company_people').selectAll();
