import type { Rows } from './db.ts';
import type { Context } from '#platform/http/context.ts';

/** A key that was made once and is kept in the database, so that all processes have the same. */
export type KeptSecretsTable = Rows['kept_secrets'];

declare module './db.ts' {
  interface Tables {
    kept_secrets: KeptSecretsTable;
  }
}

/** The secret of that name, made now if there is none; of two processes that make it at once, the first one's stays. */
export async function keptSecret(ctx: Context, name: string, make: () => string): Promise<string> {
  const kept = () => ctx.db.selectFrom('kept_secrets').select('secret').where('name', '=', name).executeTakeFirst();
  const before = await kept();
  if (before) return before.secret;
  await ctx.db
    .insertInto('kept_secrets')
    .values({ name, secret: make() })
    .onConflict((known) => known.doNothing())
    .execute();
  const now = await kept();
  if (!now) throw new Error(`the secret ${name} could not be kept`);
  return now.secret;
}
