import type { Rows } from './db.ts';
import type { Context } from '#platform/http/context.ts';

/** Secrets generated once and stored in the database, so that all processes share them. */
export type StoredSecretsTable = Rows['kept_secrets'];

declare module './db.ts' {
  interface Tables {
    kept_secrets: StoredSecretsTable;
  }
}

/** Returns the secret with that name, creating it if needed. When two processes create it at once, the first one wins. */
export async function getOrCreateSecret(ctx: Context, name: string, make: () => string): Promise<string> {
  const find = () => ctx.db.selectFrom('kept_secrets').select('secret').where('name', '=', name).executeTakeFirst();
  const existing = await find();
  if (existing) return existing.secret;
  await ctx.db
    .insertInto('kept_secrets')
    .values({ name, secret: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const created = await find();
  if (!created) throw new Error(`the secret ${name} could not be stored`);
  return created.secret;
}
