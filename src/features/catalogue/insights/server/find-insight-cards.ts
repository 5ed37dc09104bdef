import type { CardDetails } from '#features/catalogue/boards/server/index.ts';
import { m } from '#platform/messages/messages.js';
import type { Context } from '#platform/http/context.ts';
import { isPublicAt } from './is-public-at.ts';
import { selectCards } from './card-rows.ts';
import { presentCards } from './present-cards.ts';

/** Public insights as board cards, by slug. */
export async function findInsightCards(ctx: Context, slugs: readonly string[]): Promise<Map<string, CardDetails>> {
  if (slugs.length === 0) return new Map();
  const rows = await selectCards(ctx)
    .where('slug', 'in', [...new Set(slugs)])
    .where(isPublicAt(ctx.clock.now()))
    .execute();
  const cards = await presentCards(ctx, rows);
  return new Map(
    cards.map(({ id, attributes: { title, summary, cover, topic, minutes } }) => [
      id,
      { title, url: `/insights/detail/${id}`, summary, cover, meta: [topic, m.insights_minutes({ minutes })] },
    ]),
  );
}
