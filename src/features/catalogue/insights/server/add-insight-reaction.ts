import { reactAndLoad, type ReactionState, type Verb } from '#features/base/reactions/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { requirePublished } from './get-readable-insight.ts';
import { KNOWLEDGE, reactionCounts } from './present-cards.ts';

export type InsightParams = { params: { id: string } };

/** Likes or saves an insight; idempotent. */
export const addInsightReaction =
  (verb: Exclude<Verb, 'follow'>) =>
  async (ctx: Context, { params: { id } }: InsightParams) => {
    const { id: userId } = signedIn(ctx);
    await requirePublished(ctx, id);
    return presentReactions(id, await reactAndLoad(ctx, { type: KNOWLEDGE, id }, { userId, verb }));
  };

/** Presents only what a like changes, because popular cards get many concurrent likes. */
export const presentReactions = (id: string, reaction: ReactionState) => ({
  data: { id, type: 'knowledge' as const, attributes: reactionCounts(reaction) },
});
