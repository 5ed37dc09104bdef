import type { ColumnType } from 'kysely';
import type { Refine, Rows } from '#platform/db/db.ts';
import type { JWK } from 'jose';
import type { z } from 'zod';
import type { BadgeSkill } from '../contract.ts';

/** A badge as issued; only `withdrawn_at` is updated, and `jwt` when its holder changes their name. */
export type CredentialsTable = Refine<
  Rows['credentials'],
  {
    skills: ColumnType<z.output<typeof BadgeSkill>[], string, never>;
  }
>;

export type CredentialKeysTable = Refine<
  Rows['credential_keys'],
  {
    private_jwk: ColumnType<JWK, string, never>;
  }
>;

declare module '#platform/db/db.ts' {
  interface Tables {
    credentials: CredentialsTable;
    credential_keys: CredentialKeysTable;
  }
}
