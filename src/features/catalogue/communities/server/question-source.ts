import type { Context } from '#platform/http/context.ts';

export type TopicCount = { category_id: string; hashtag: string; questions: number };
export type CategoryCount = { id: string; slug: string; name: string; questions: number };

/** What communities need of the forum. Passed in, because the forum depends on communities. */
export type QuestionSource = {
  /** Counts the visible questions with the latest activity per topic, in one category or in all of them. */
  countByTopic: (ctx: Context, categoryId: string | null) => Promise<TopicCount[]>;
  /** Counts the category's visible questions with the given topic. */
  countInTopic: (ctx: Context, topic: { categoryId: string; hashtag: string }) => Promise<number>;
  /** Counts the visible questions asked by members since a time, for each category that has any. */
  countAskedSince: (ctx: Context, since: Date) => Promise<CategoryCount[]>;
  /** Whether a question is visible; takes a share lock on it, so that hiding it waits for this transaction. */
  lockVisible: (ctx: Context, id: string) => Promise<boolean>;
};
