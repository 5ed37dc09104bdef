import { purgeReactionsTo } from '#features/base/reactions/server/index.ts';
import type { Context } from '#platform/http/context.ts';

/** How long a deletion can be undone. */
export const UNDO_MS = 86_400_000;
const BATCH_SIZE = 200;

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'forum.purge': Record<string, never>;
  }
}

/** Deletes for good the questions and answers that were deleted more than a day ago. */
export async function purgeDeletedPosts(ctx: Context): Promise<void> {
  for (const table of ['answers', 'questions'] as const) {
    let purged = BATCH_SIZE;
    while (purged === BATCH_SIZE) purged = await ctx.inTransaction((trx) => purgeBatch(trx, table));
  }
}

async function purgeBatch(ctx: Context, table: 'questions' | 'answers'): Promise<number> {
  const rows = await ctx.db
    .selectFrom(table)
    .select('id')
    .where('deleted_at', '<', new Date(ctx.clock.now().getTime() - UNDO_MS))
    .limit(BATCH_SIZE)
    .forUpdate()
    .execute();
  const type = table === 'questions' ? 'question' : 'answer';
  for (const { id } of rows) {
    if (table === 'questions') {
      const answers = await ctx.db.selectFrom('answers').select('id').where('question_id', '=', id).execute();
      for (const answer of answers) await purgeReactionsTo(ctx, { type: 'answer', id: answer.id });
    }
    await purgeReactionsTo(ctx, { type, id });
    await ctx.db.deleteFrom(table).where('id', '=', id).execute();
  }
  return rows.length;
}
