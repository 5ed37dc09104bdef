import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { notify } from '#features/base/notifications/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { loadAttempts } from './load-attempts.ts';

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'checks.remind': { attemptId: string };
  }
}

/** Tells a member that a check can be tried again, unless they have begun meanwhile. */
export async function remindOfCheck(ctx: Context, { attemptId }: { attemptId: string }): Promise<void> {
  const attempt = await ctx.db
    .selectFrom('check_attempts')
    .select(['id', 'user_id', 'skill_id'])
    .where('id', '=', attemptId)
    .executeTakeFirst();
  if (!attempt) return;
  const { running, last } = await loadAttempts(ctx, attempt.user_id, attempt.skill_id);
  if (running || last?.id !== attempt.id) return;
  const skill = (await skillCatalogue()).taxonomy.byId.get(attempt.skill_id)?.name ?? attempt.skill_id;
  await ctx.inTransaction((trx) =>
    notify(trx, {
      userId: attempt.user_id,
      kind: 'check-again',
      dedupeKey: `check-again:${attempt.id}`,
      facts: { skill },
      url: `/checks/${attempt.skill_id}`,
      mail: true,
    }),
  );
}
