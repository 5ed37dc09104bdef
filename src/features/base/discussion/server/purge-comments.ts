import { sql } from 'kysely';
import { purgeReactionsTo } from '#features/base/reactions/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { RETENTION_MS } from './delete-comment.ts';

const BATCH_SIZE = 500;

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'discussion.purge': Record<string, never>;
  }
}

/** Purges comments deleted more than a day ago; ones with replies keep a row without text. */
export async function purgeDeletedComments(ctx: Context): Promise<void> {
  const cutoff = new Date(ctx.clock.now().getTime() - RETENTION_MS);
  let batchLength = BATCH_SIZE;
  while (batchLength === BATCH_SIZE) {
    const rows = await ctx.db
      .selectFrom('comments')
      .select('id')
      .where('deleted_at', '<', cutoff)
      .where(sql<boolean>`(body <> '' or not exists (select from comments as reply where reply.parent_id = comments.id))`)
      .limit(BATCH_SIZE)
      .execute();
    batchLength = rows.length;
    await erase(
      ctx,
      rows.map(({ id }) => id),
    );
  }
}

async function erase(ctx: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const deleted = await ctx.db
    .deleteFrom('comments')
    .where('id', 'in', [...ids])
    .where(sql<boolean>`not exists (select from comments as reply where reply.parent_id = comments.id)`)
    .returning('id')
    .execute();
  for (const { id } of deleted) await purgeReactionsTo(ctx, { type: 'comment', id });
  await ctx.db
    .updateTable('comments')
    .set({ body: '', author_id: null, deleted_at: sql<Date>`coalesce(deleted_at, ${ctx.clock.now()})` })
    .where('id', 'in', [...ids])
    .execute();
}
