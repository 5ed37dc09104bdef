import type { ColumnType, Generated } from 'kysely';
import type { Refine, Rows } from '#platform/db/db.ts';
import type { Language } from '#platform/language/language.ts';
import type { TokenScope } from '#platform/contract/token-scope.ts';
import type { StaffScope } from '../contract.ts';

/**
 * A member. `email` is for mail and receipts, never a key to find an account by. `listed`: appears in search and lists.
 * `deleted_at`: a deleted account, whose row contains no personal data.
 */
export type UsersTable = Refine<
  Rows['users'],
  {
    /** The language of mail sent to the member; pages use the language of their address. */
    language: Generated<Language>;
    staff_scopes: ColumnType<StaffScope[], StaffScope[] | undefined, StaffScope[]>;
  }
>;

/** (issuer, subject) is the only key that identifies an account. */
export type IdentitiesTable = Rows['identities'];

/** Only the hash of a session's token is stored. */
export type SessionsTable = Rows['sessions'];

/** Only the hash of an API token is stored. */
export type ApiTokensTable = Refine<Rows['api_tokens'], { scopes: ColumnType<TokenScope[], TokenScope[], never> }>;

/** A pending sign-in; deleted when the provider responds, so that it works once. */
export type LoginAttemptsTable = Rows['login_attempts'];

/** A recorded action of a member, the staff or an operator; rows are only ever added. */
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
    api_tokens: ApiTokensTable;
    login_attempts: LoginAttemptsTable;
    audit_entries: AuditEntriesTable;
  }
}
