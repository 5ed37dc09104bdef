import type { ColumnType, Generated } from 'kysely';
import type { JWK } from 'jose';
import type { z } from 'zod';
import type { BadgeSkill } from '../contract.ts';

/** A badge as it was issued; only its withdrawal is ever written. */
export type CredentialsTable = {
  id: string;
  user_id: string;
  source_id: string;
  title: string;
  skills: ColumnType<z.output<typeof BadgeSkill>[], string, never>;
  jwt: string;
  issued_at: Date;
  withdrawn_at: ColumnType<Date | null, never, Date>;
};

export type CredentialKeysTable = {
  id: Generated<boolean>;
  private_jwk: ColumnType<JWK, string, never>;
  created_at: ColumnType<Date, never, never>;
};

declare module '#platform/db/db.ts' {
  interface Tables {
    credentials: CredentialsTable;
    credential_keys: CredentialKeysTable;
  }
}
