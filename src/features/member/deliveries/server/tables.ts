import type { Rows } from '#platform/db/db.ts';

/** Addresses to which the applications of a company go; used while confirmed and not removed. */
export type DeliveryAddressesTable = Rows['delivery_addresses'];

/** E-mails with an application; the newest one of an application counts. */
export type DeliveriesTable = Rows['deliveries'];

declare module '#platform/db/db.ts' {
  interface Tables {
    delivery_addresses: DeliveryAddressesTable;
    deliveries: DeliveriesTable;
  }
}
