import type { Context } from '#platform/http/context.ts';
import { ALL_CARDS, categoryTopic, hashtagTopic, loadListed, START } from './listings.ts';

const MAX_CARDS = 200;
const MAX_CARDS_PER_TOPIC = 40;
const MAX_TOPICS = 20;

export type PopularAuthor = { userId: string; subject: string; cards: number };
type Subject = { slug: string; name: string };

/**
 * Finds the authors of popular cards about some topics, or about any topic if none is given. `subject` is one of the topics of
 * the author's popular cards, and `cards` their number.
 */
export async function findPopularAuthors(
  ctx: Context,
  { hashtags, categories }: { hashtags: readonly Subject[]; categories: readonly Subject[] },
): Promise<PopularAuthor[]> {
  const subjects = new Map([
    ...hashtags.map(({ slug, name }) => [hashtagTopic(slug), `#${name}`] as const),
    ...categories.map(({ slug, name }) => [categoryTopic(slug), name] as const),
  ]);
  const topics = subjects.size > 0 ? [...subjects.keys()].slice(0, MAX_TOPICS) : [ALL_CARDS];
  const maxPerTopic = topics.length > 1 ? MAX_CARDS_PER_TOPIC : MAX_CARDS;
  const query = { topics, order: 'hot', after: START, limit: MAX_CARDS, maxPerTopic } as const;
  const listed = await loadListed(ctx, query, ['author_id']);
  const popularAuthors = new Map<string, PopularAuthor>();
  for (const { author_id: userId, topic } of listed) {
    if (!userId) continue;
    const current = popularAuthors.get(userId) ?? { userId, subject: subjects.get(topic) ?? '', cards: 0 };
    popularAuthors.set(userId, { ...current, cards: current.cards + 1 });
  }
  return [...popularAuthors.values()];
}
