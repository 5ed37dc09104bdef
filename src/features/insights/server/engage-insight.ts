import { countShare, disengage, engage, readEngagement, type Verb } from '#features/engagement/server/index.ts';
import { signedIn, type Context } from '#platform/server/context.ts';
import { findPublished } from './find-insight.ts';
import { KNOWLEDGE, presentCard, tallyOf } from './present-cards.ts';
import { stirInsight } from './rank-insights.ts';

type Input = { params: { id: string } };

/** Likes or saves an insight; twice is once. */
export const engageInsight =
  (verb: Exclude<Verb, 'follow'>) =>
  async (ctx: Context, { params }: Input) => {
    const insight = await findPublished(ctx, params.id);
    await engage(ctx, { type: KNOWLEDGE, id: insight.slug }, { userId: signedIn(ctx).id, verb });
    await stirInsight(ctx, insight.slug);
    return answer(ctx, insight.slug);
  };

/** Takes that back. */
export const disengageInsight =
  (verb: Exclude<Verb, 'follow'>) =>
  async (ctx: Context, { params }: Input) => {
    const insight = await findPublished(ctx, params.id);
    await disengage(ctx, { type: KNOWLEDGE, id: insight.slug }, { userId: signedIn(ctx).id, verb });
    await stirInsight(ctx, insight.slug);
    return answer(ctx, insight.slug);
  };

/** Only what a like changes: the hottest card is liked by many at once. */
async function answer(ctx: Context, slug: string) {
  const attributes = tallyOf(await readEngagement(ctx, KNOWLEDGE, slug));
  return { data: { id: slug, type: 'knowledge' as const, attributes } };
}

/** Counts a share; visitors share too. */
export const shareInsight = async (ctx: Context, { params }: Input) => {
  // public: a share is counted, and nobody is remembered for it
  const insight = await findPublished(ctx, params.id);
  await countShare(ctx, { type: KNOWLEDGE, id: insight.slug });
  await stirInsight(ctx, insight.slug);
  return { data: await presentCard(ctx, insight) };
};
