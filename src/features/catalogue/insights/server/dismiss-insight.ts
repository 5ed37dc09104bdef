import { signedIn, type Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getPublishedInsight } from './get-readable-insight.ts';
import { hashtagTopic } from './listings.ts';

const MAX_DISMISSED = 50;

/** Stops recommending the card to the viewer; idempotent. */
export const dismissInsight: UseCase<'POST /api/knowledges/{id}/dismissal'> = async (ctx, { params }) => {
  const { id } = await getPublishedInsight(ctx, params.id);
  await ctx.db
    .insertInto('insight_dismissals')
    .values({ user_id: signedIn(ctx).id, insight_id: id, created_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** The hashtags of recently dismissed cards, as topics, except those in `followed`. */
export async function findDismissedTopics(ctx: Context, followed: readonly string[]): Promise<string[]> {
  if (!ctx.viewer) return [];
  const rows = await ctx.db
    .selectFrom('insight_dismissals as dismissals')
    .innerJoin('insights', 'insights.id', 'dismissals.insight_id')
    .select('insights.hashtags')
    .where('dismissals.user_id', '=', ctx.viewer.id)
    .orderBy('dismissals.created_at', 'desc')
    .limit(MAX_DISMISSED)
    .execute();
  const topics = new Set(rows.flatMap(({ hashtags }) => hashtags.map(hashtagTopic)));
  return [...topics].filter((topic) => !followed.includes(topic));
}
