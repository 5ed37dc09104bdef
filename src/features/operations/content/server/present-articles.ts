import { ARTICLE, getStaffPost, type StoredPost } from '#features/catalogue/blog/server/index.ts';
import { findAuditEntries } from '#features/operations/staff/server/index.ts';
import { publicationAt } from '#platform/db/publication.ts';
import type { Context } from '#platform/http/context.ts';

const MAX_ENTRIES = 20;

const articleFields = (now: Date, row: StoredPost) => ({
  state: publicationAt(now, row),
  starts_at: row.starts_at?.toISOString() ?? null,
  ends_at: row.ends_at?.toISOString() ?? null,
  version: row.version,
  changed_at: row.changed_at.toISOString(),
  slug: row.slug,
  title: row.title,
  category: row.category,
  published_on: row.published_on,
  from_file: !row.by_editors,
});

export const presentArticleItem = (ctx: Context, row: StoredPost) => ({
  id: row.slug,
  type: 'staff_article' as const,
  attributes: articleFields(ctx.clock.now(), row),
});

/** One article with its Markdown and its history; 404 for an unknown one. */
export async function presentArticle(ctx: Context, slug: string) {
  const row = await getStaffPost(ctx, slug);
  const { summary, tags, skill_ids: skills, family, markdown, minutes } = row;
  const history = await findAuditEntries(ctx, { type: ARTICLE, id: slug }, MAX_ENTRIES);
  return {
    data: {
      id: slug,
      type: 'staff_article' as const,
      attributes: { ...articleFields(ctx.clock.now(), row), summary, tags, skills, family, markdown, minutes, history },
    },
  };
}
