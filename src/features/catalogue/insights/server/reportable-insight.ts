import type { Reportables } from '#features/base/moderation/server/index.ts';
import { hideInsight, restoreInsight } from './hide-insight.ts';
import { canRead } from './policy.ts';

/** How moderation finds, hides and restores insights. */
export const reportableInsight: NonNullable<Reportables[string]> = {
  find: async (ctx, slug) => {
    const insight = await ctx.db.selectFrom('insights').selectAll().where('slug', '=', slug).executeTakeFirst();
    if (!insight || insight.deleted_at || !canRead(insight, ctx.viewer, ctx.clock.now())) return null;
    return { title: insight.title, excerpt: insight.summary, url: `/insights/detail/${slug}`, ownerId: insight.author_id };
  },
  hiding: {
    hide: async (ctx, slug, reason) => {
      await hideInsight(ctx, slug, reason);
    },
    restore: async (ctx, slug) => {
      await restoreInsight(ctx, slug);
    },
  },
};
