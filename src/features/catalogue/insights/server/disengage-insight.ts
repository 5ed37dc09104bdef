import { unreactAndLoad, type Verb } from '#features/base/reactions/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { requirePublished } from './find-insight.ts';
import { KNOWLEDGE } from './present-cards.ts';
import { type Input, answer } from './engage-insight.ts';

/** Takes that back. */
export const disengageInsight =
  (verb: Exclude<Verb, 'follow'>) =>
  async (ctx: Context, { params: { id } }: Input) => {
    const { id: userId } = signedIn(ctx);
    await requirePublished(ctx, id);
    return answer(id, await unreactAndLoad(ctx, { type: KNOWLEDGE, id }, { userId, verb }));
  };
