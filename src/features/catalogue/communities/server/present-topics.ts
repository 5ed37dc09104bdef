import { loadReactions } from '#features/base/reactions/server/index.ts';
import type { Context } from '#platform/http/context.ts';

export type TopicRow = {
  slug: string;
  name: string;
  category_slug: string;
  category_name: string;
  questions: number;
  /** Whether the editors feature it. */
  kept: boolean;
};

/** Presents topics with their follower counts. */
export async function presentTopics(ctx: Context, rows: readonly TopicRow[]) {
  const reactions = await loadReactions(
    ctx,
    'hashtag',
    rows.map(({ slug }) => slug),
  );
  return rows.map(({ slug, name, category_slug, category_name, questions, kept }) => ({
    id: slug,
    type: 'topic' as const,
    attributes: {
      name,
      category: { slug: category_slug, name: category_name },
      questions,
      kept,
      followers: reactions.get(slug)?.counts.follow ?? 0,
      following: reactions.get(slug)?.mine.follow ?? false,
    },
  }));
}
