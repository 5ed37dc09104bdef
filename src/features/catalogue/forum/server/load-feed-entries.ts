import type { AtomEntry } from '#platform/io/atom.ts';
import type { Context } from '#platform/http/context.ts';
import { createExcerpt } from './create-excerpt.ts';
import { visibleQuestions } from './list-questions.ts';

const MAX_ENTRIES = 30;

/** The newest questions and discussions that visitors see, for feeds. */
export async function loadForumEntries(ctx: Context): Promise<AtomEntry[]> {
  const rows = await visibleQuestions(ctx).orderBy('q.created_at', 'desc').orderBy('q.id', 'desc').limit(MAX_ENTRIES).execute();
  return rows.map(({ slug, title, body, created_at, edited_at, category_name }) => ({
    page: `${ctx.config.APP_ORIGIN}/forum/${slug}`,
    title,
    summary: createExcerpt(body),
    published: created_at,
    updated: edited_at ?? created_at,
    tags: [category_name],
  }));
}
