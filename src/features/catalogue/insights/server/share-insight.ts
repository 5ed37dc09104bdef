import { countShare } from '#features/base/reactions/server/index.ts';
import { type Context } from '#platform/http/context.ts';
import { getPublishedInsight } from './get-readable-insight.ts';
import { KNOWLEDGE, presentCard } from './present-cards.ts';
import type { InsightParams } from './add-insight-reaction.ts';

/** Counts a share, also by visitors. */
export const shareInsight = async (ctx: Context, { params }: InsightParams) => {
  // public: shares are counted anonymously
  const insight = await getPublishedInsight(ctx, params.id);
  await countShare(ctx, { type: KNOWLEDGE, id: insight.slug });
  return { data: await presentCard(ctx, insight) };
};
