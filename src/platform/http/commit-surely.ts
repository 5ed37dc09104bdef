import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Context } from './context.ts';

/** The waits before the database is asked for an outcome once more. */
const WAITS_MS = [0, 100, 400, 1500];

/**
 * Runs `work` in a transaction. Where the answer to its commit is lost, the database is asked what became of it, so that what
 * was committed is answered like any other. `undo` runs only if it is certain that nothing was committed.
 */
export async function commitSurely<T>(
  ctx: Context,
  work: (trx: Context) => Promise<T>,
  undo: () => Promise<void> = async () => {},
): Promise<T> {
  const done: { result: T; id: string | null }[] = [];
  try {
    return await ctx.inTransaction(async (trx) => {
      const result = await work(trx);
      done.push({ result, id: await currentTransaction(trx) });
      return result;
    });
  } catch (error) {
    const [before] = done;
    const outcome = before ? await findOutcome(ctx, before.id) : 'aborted';
    if (before && outcome === 'committed') return before.result;
    if (outcome === 'aborted') await undo().catch((err: unknown) => ctx.log.warn({ err }, 'a failed change was not undone'));
    throw error;
  }
}

// Null for a transaction that changed nothing.
async function currentTransaction({ db }: Context): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`select pg_current_xact_id_if_assigned()::text as id`.execute(db);
  return rows[0]?.id ?? null;
}

async function findOutcome({ db, log }: Context, id: string | null): Promise<'committed' | 'aborted' | 'unknown'> {
  if (id === null) return 'aborted';
  for (const wait of WAITS_MS) {
    await sleep(wait);
    try {
      const { rows } = await sql<{ status: string | null }>`select pg_xact_status(${id}::xid8) as status`.execute(db);
      const status = rows[0]?.status;
      if (status === 'committed' || status === 'aborted') return status;
    } catch (error) {
      log.warn({ err: error }, 'the database could not be asked for the outcome of a transaction');
    }
  }
  return 'unknown';
}
