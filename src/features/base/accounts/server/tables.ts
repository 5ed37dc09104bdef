import type { ColumnType, Generated } from 'kysely';
import type { Language } from '#platform/language/language.ts';

type Stamp = ColumnType<Date, Date | undefined, Date>;

/** A person. `email` is for mail and receipts, never a key to find an account by. */
export type UsersTable = {
  id: Generated<string>;
  slug: string;
  name: string;
  email: Generated<string>;
  email_verified: Generated<boolean>;
  headline: Generated<string>;
  location: Generated<string>;
  staff: Generated<boolean>;
  /** Others find them by name and see them in lists. */
  listed: Generated<boolean>;
  /** What is sent to them is in it; pages are in the language of their address. */
  language: Generated<Language>;
  interests_asked_at: ColumnType<Date | null, never, Date>;
  /** The row of a deleted account keeps no name, address or word of theirs. */
  deleted_at: ColumnType<Date | null, never, Date>;
  created_at: Stamp;
};

/** (issuer, subject) is the only key to an account. */
export type IdentitiesTable = {
  id: Generated<string>;
  issuer: string;
  subject: string;
  provider: string;
  user_id: string;
  email: Generated<string>;
  created_at: Stamp;
};

/** Only the hash of a session's token is kept. */
export type SessionsTable = {
  id: Generated<string>;
  token_hash: Buffer;
  user_id: string;
  provider: string;
  authenticated_at: Stamp;
  created_at: Stamp;
  last_seen_at: Stamp;
  absolute_expires_at: Date;
  ip_prefix: Generated<string>;
  user_agent: Generated<string>;
};

/** Deleted by the answer it waits for: an attempt works once. */
export type LoginAttemptsTable = {
  secret_hash: Buffer;
  provider: string;
  state: string;
  nonce: string;
  code_verifier: string;
  return_to: string;
  link_user_id: string | null;
  expires_at: Date;
};

/** Append only. */
export type AuditEntriesTable = {
  id: Generated<number>;
  at: Stamp;
  actor_id: string | null;
  action: string;
  object_type: string;
  object_id: string;
  ip: Generated<string>;
  request_id: Generated<string>;
  details: ColumnType<unknown, string | undefined, never>;
};

declare module '#platform/db/db.ts' {
  interface Tables {
    users: UsersTable;
    identities: IdentitiesTable;
    sessions: SessionsTable;
    login_attempts: LoginAttemptsTable;
    audit_entries: AuditEntriesTable;
  }
}
