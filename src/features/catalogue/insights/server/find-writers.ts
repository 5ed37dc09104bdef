import type { Context } from '#platform/http/context.ts';
import { ALL, categoryTopic, hashtagTopic, loadListed, START } from './listings.ts';

const MAX_CARDS = 200;
const MAX_CARDS_PER_TOPIC = 40;
const MAX_TOPICS = 20;

export type Writer = { userId: string; subject: string; cards: number };
type Subject = { slug: string; name: string };

/** Finds authors of popular cards about some topics, each with a topic and the number of cards; of all topics by default. */
export async function findWriters(
  ctx: Context,
  { hashtags, categories }: { hashtags: readonly Subject[]; categories: readonly Subject[] },
): Promise<Writer[]> {
  const subjects = new Map([
    ...hashtags.map(({ slug, name }) => [hashtagTopic(slug), `#${name}`] as const),
    ...categories.map(({ slug, name }) => [categoryTopic(slug), name] as const),
  ]);
  const topics = subjects.size > 0 ? [...subjects.keys()].slice(0, MAX_TOPICS) : [ALL];
  const maxPerTopic = topics.length > 1 ? MAX_CARDS_PER_TOPIC : MAX_CARDS;
  const listed = await loadListed(ctx, { topics, order: 'hot', after: START, limit: MAX_CARDS, maxPerTopic });
  if (listed.length === 0) return [];
  const ids = listed.map(({ id }) => id);
  const rows = await ctx.db.selectFrom('insights').select(['id', 'author_id']).where('id', 'in', ids).execute();
  const authors = new Map(rows.map(({ id, author_id }) => [id, author_id]));
  const writers = new Map<string, Writer>();
  for (const { id, topic } of listed) {
    const userId = authors.get(id);
    if (!userId) continue;
    const current = writers.get(userId) ?? { userId, subject: subjects.get(topic) ?? '', cards: 0 };
    writers.set(userId, { ...current, cards: current.cards + 1 });
  }
  return [...writers.values()];
}
