import { countShare, disengage, engage, readEngagement, type Verb } from '#features/engagement/server/index.ts';
import { signedIn, type Context } from '#platform/server/context.ts';
import { findPublished, requirePublished } from './find-insight.ts';
import { KNOWLEDGE, presentCard, tallyOf } from './present-cards.ts';

type Input = { params: { id: string } };

/** Likes or saves an insight; twice is once. */
export const engageInsight =
  (verb: Exclude<Verb, 'follow'>) =>
  async (ctx: Context, { params: { id } }: Input) => {
    const { id: userId } = signedIn(ctx);
    await requirePublished(ctx, id);
    await engage(ctx, { type: KNOWLEDGE, id }, { userId, verb });
    return answer(ctx, id);
  };

/** Takes that back. */
export const disengageInsight =
  (verb: Exclude<Verb, 'follow'>) =>
  async (ctx: Context, { params: { id } }: Input) => {
    const { id: userId } = signedIn(ctx);
    await requirePublished(ctx, id);
    await disengage(ctx, { type: KNOWLEDGE, id }, { userId, verb });
    return answer(ctx, id);
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
  return { data: await presentCard(ctx, insight) };
};
