import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'blog.note-times': Record<string, never>;
  }
}

/**
 * Tells the search index which articles have begun or ended: every change of a row does. Pages need no task, because they ask for
 * the times themselves. Runs every minute.
 */
export async function noteTimes(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await sql`
    update blog_posts set noted_at = ${now}
    where state = 'published' and (
      (starts_at > noted_at and starts_at <= ${now}) or (ends_at > noted_at and ends_at <= ${now})
    )`.execute(ctx.db);
}
