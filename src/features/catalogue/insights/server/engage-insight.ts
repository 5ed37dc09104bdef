import {
  countShare,
  disengageAndRead,
  engageAndRead,
  type Engagement,
  type Verb,
} from '#features/base/reactions/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { findPublished, requirePublished } from './find-insight.ts';
import { KNOWLEDGE, presentCard, tallyOf } from './present-cards.ts';

type Input = { params: { id: string } };

/** Likes or saves an insight; twice is once. */
export const engageInsight =
  (verb: Exclude<Verb, 'follow'>) =>
  async (ctx: Context, { params: { id } }: Input) => {
    const { id: userId } = signedIn(ctx);
    await requirePublished(ctx, id);
    return answer(id, await engageAndRead(ctx, { type: KNOWLEDGE, id }, { userId, verb }));
  };

/** Takes that back. */
export const disengageInsight =
  (verb: Exclude<Verb, 'follow'>) =>
  async (ctx: Context, { params: { id } }: Input) => {
    const { id: userId } = signedIn(ctx);
    await requirePublished(ctx, id);
    return answer(id, await disengageAndRead(ctx, { type: KNOWLEDGE, id }, { userId, verb }));
  };

/** Only what a like changes: the hottest card is liked by many at once. */
const answer = (id: string, engagement: Engagement) => ({
  data: { id, type: 'knowledge' as const, attributes: tallyOf(engagement) },
});

/** Counts a share; visitors share too. */
export const shareInsight = async (ctx: Context, { params }: Input) => {
  // public: a share is counted, and nobody is remembered for it
  const insight = await findPublished(ctx, params.id);
  await countShare(ctx, { type: KNOWLEDGE, id: insight.slug });
  return { data: await presentCard(ctx, insight) };
};
