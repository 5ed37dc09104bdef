import type { Context } from '#platform/http/context.ts';
import { posts } from './staff-posts.ts';

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'blog.note-times': Record<string, never>;
  }
}

/** Tells the search index which articles have begun or ended. Runs every minute. */
export const noteTimes = (ctx: Context): Promise<void> => posts.noteTimes(ctx);
