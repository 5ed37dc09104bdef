import { unreactAndLoad, type Verb } from '#features/base/reactions/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { requirePublished } from './get-readable-insight.ts';
import { KNOWLEDGE } from './present-cards.ts';
import { type InsightParams, presentReactions } from './add-insight-reaction.ts';

/** Removes the viewer's like or bookmark; idempotent. */
export const removeInsightReaction =
  (verb: Exclude<Verb, 'follow'>) =>
  async (ctx: Context, { params: { id } }: InsightParams) => {
    const { id: userId } = signedIn(ctx);
    await requirePublished(ctx, id);
    return presentReactions(id, await unreactAndLoad(ctx, { type: KNOWLEDGE, id }, { userId, verb }));
  };
