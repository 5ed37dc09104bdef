import { reactAndLoad, type ReactionState, type Verb } from '#features/base/reactions/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { requirePublished } from './find-insight.ts';
import { KNOWLEDGE, tallyOf } from './present-cards.ts';

export type Input = { params: { id: string } };

/** Likes or saves an insight; twice is once. */
export const engageInsight =
  (verb: Exclude<Verb, 'follow'>) =>
  async (ctx: Context, { params: { id } }: Input) => {
    const { id: userId } = signedIn(ctx);
    await requirePublished(ctx, id);
    return answer(id, await reactAndLoad(ctx, { type: KNOWLEDGE, id }, { userId, verb }));
  };

/** Only what a like changes: the hottest card is liked by many at once. */
export const answer = (id: string, engagement: ReactionState) => ({
  data: { id, type: 'knowledge' as const, attributes: tallyOf(engagement) },
});
