import type { Rows } from '#platform/db/db.ts';

/** Accounts whose deletion staff have entered, until it takes effect. */
export type AccountDeletionsTable = Rows['account_deletions'];

declare module '#platform/db/db.ts' {
  interface Tables {
    account_deletions: AccountDeletionsTable;
  }
}
