/**
 * Background tasks that failed at every attempt. The queue keeps them for `TASK_DAYS`. Read and changed in its table, because its own
 * interface knows jobs of one queue only.
 */
import { sql } from 'kysely';
import { containsPattern } from '#platform/db/contains-pattern.ts';
import { decodeCursor, isOlder, keysetPage } from '#platform/db/keyset.ts';
import type { Context } from '#platform/http/context.ts';

type JobRow = {
  id: string;
  name: string;
  state: string;
  data: unknown;
  output: unknown;
  retry_count: number;
  retry_limit: number;
  created_on: Date;
  completed_on: Date | null;
};
declare module '#platform/db/db.ts' {
  interface Tables {
    'tasks.job': JobRow;
  }
}

export type FailedTaskFilter = {
  /** Part of the name or of the error. */
  find?: string | undefined;
  /** `day`: within the last day. */
  failed?: 'day' | 'earlier' | undefined;
};

const MAX_ERROR_LENGTH = 2000;

const failedOn = sql<Date>`date_trunc('milliseconds', completed_on)`;
const errorOf = sql<string>`left(coalesce(output ->> 'message', output ->> 'value', output::text, ''), ${sql.lit(MAX_ERROR_LENGTH)})`;
const selectFailed = (ctx: Context, { find = '', failed }: FailedTaskFilter) =>
  ctx.db
    .selectFrom('tasks.job')
    .where('state', '=', 'failed')
    .$if(failed !== undefined, (query) =>
      query.where('completed_on', failed === 'day' ? '>' : '<=', sql<Date>`now() - interval '1 day'`),
    )
    .$if(find !== '', (qb) =>
      qb.where((eb) => eb.or([eb('name', 'ilike', containsPattern(find)), eb(errorOf, 'ilike', containsPattern(find))])),
    );

const fields = [
  'id',
  'name',
  'data as input',
  sql<number>`retry_count + 1`.as('attempts'),
  'created_on as queued_at',
  failedOn.as('failed_at'),
  errorOf.as('error'),
] as const;
export type FailedTask = {
  id: string;
  name: string;
  input: unknown;
  attempts: number;
  queued_at: Date;
  failed_at: Date;
  error: string;
};

/** Failed tasks, the latest first, page by page. */
export async function listFailedTasks(ctx: Context, filter: FailedTaskFilter & { cursor?: string | undefined }, size: number) {
  const cursor = decodeCursor(filter.cursor);
  const rows = await selectFailed(ctx, filter)
    .select(fields)
    .where(isOlder(cursor, failedOn, 'id'))
    .orderBy(failedOn, 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();
  return keysetPage<FailedTask>(rows, size, ({ failed_at, id }) => ({ key: failed_at.toISOString(), id }));
}

export async function countFailedTasks(ctx: Context, filter: FailedTaskFilter = {}): Promise<number> {
  const { count } = await selectFailed(ctx, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** One failed task; `dealt-with` where it no longer is, undefined where there is none. */
export async function findFailedTask(ctx: Context, id: string): Promise<FailedTask | 'dealt-with' | undefined> {
  const row = await ctx.db
    .selectFrom('tasks.job')
    .select([...fields, 'state'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { state, ...task } = row;
  return state === 'failed' ? task : 'dealt-with';
}

/** Queues the failed task with this id, or without an id every one, for one more attempt; returns how many. */
export async function retryTasks(ctx: Context, id?: string): Promise<number> {
  const rows = await ctx.db
    .updateTable('tasks.job')
    .set((eb) => ({ state: 'retry', retry_limit: eb('retry_limit', '+', 1), completed_on: null }))
    .where('state', '=', 'failed')
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .returning('id')
    .execute();
  return rows.length;
}

/** Decides that a failed task is not run again; whether it was one. */
export async function dropTask(ctx: Context, id: string): Promise<boolean> {
  const dropped = await ctx.db
    .updateTable('tasks.job')
    .set({ state: 'cancelled' })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .returning('id')
    .executeTakeFirst();
  return dropped !== undefined;
}
