import type { ColumnType, Generated } from 'kysely';
import type { Refine, Rows } from '#platform/db/db.ts';
import type { Language } from '#platform/language/language.ts';

/**
 * A person. `email` is for mail and receipts, never a key to find an account by.
 * `listed`: Others find them by name and see them in lists.
 * `deleted_at`: The row of a deleted account keeps no name, address or word of theirs.
 */
export type UsersTable = Refine<
  Rows['users'],
  {
    /** What is sent to them is in it; pages are in the language of their address. */
    language: Generated<Language>;
  }
>;

/** (issuer, subject) is the only key to an account. */
export type IdentitiesTable = Rows['identities'];

/** Only the hash of a session's token is kept. */
export type SessionsTable = Rows['sessions'];

/** Deleted by the answer it waits for: an attempt works once. */
export type LoginAttemptsTable = Rows['login_attempts'];

/** Append only. */
export type AuditEntriesTable = Refine<
  Rows['audit_entries'],
  {
    details: ColumnType<unknown, string | undefined, never>;
  }
>;

declare module '#platform/db/db.ts' {
  interface Tables {
    users: UsersTable;
    identities: IdentitiesTable;
    sessions: SessionsTable;
    login_attempts: LoginAttemptsTable;
    audit_entries: AuditEntriesTable;
  }
}
