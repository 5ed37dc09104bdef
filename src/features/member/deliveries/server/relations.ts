/** Rows of this feature that other features may read and join. */
import type { Db } from '#platform/db/db.ts';

/** Addresses of companies, in every state. */
export const deliveryAddressRows = ({ db }: { db: Db }) => db.selectFrom('delivery_addresses').selectAll();
