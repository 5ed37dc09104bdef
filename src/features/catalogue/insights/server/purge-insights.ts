import { purgeReactionsTo } from '#features/base/reactions/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { RETENTION_MS } from './delete-insight.ts';
import { KNOWLEDGE } from './present-cards.ts';

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'insights.purge': Record<string, never>;
  }
}

/** Deletes a member's drafts and deleted cards, when the account is deleted. */
export async function purgeUnpublishedInsights(ctx: Context, userId: string): Promise<void> {
  await ctx.db
    .deleteFrom('insights')
    .where('author_id', '=', userId)
    .where((eb) => eb.or([eb('published_at', 'is', null), eb('deleted_at', 'is not', null)]))
    .execute();
}

/** Purges cards that members deleted more than 30 days ago, but not the editors' cards, which may return to the catalogue. */
export async function purgeDeletedInsights(ctx: Context): Promise<void> {
  const purged = await ctx.db
    .deleteFrom('insights')
    .where('deleted_at', '<', new Date(ctx.clock.now().getTime() - RETENTION_MS))
    .where('author_id', 'is not', null)
    .returning('slug')
    .execute();
  for (const { slug } of purged) await purgeReactionsTo(ctx, { type: KNOWLEDGE, id: slug });
}
