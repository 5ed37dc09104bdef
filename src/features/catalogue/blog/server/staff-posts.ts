/** Articles as editors keep them. Nothing here checks a permission. */
import { type Selectable } from 'kysely';
import { audit } from '#features/base/accounts/server/index.ts';
import { shownCategoryRows } from '#features/base/interests/server/index.ts';
import { getSkillIds } from '#features/base/skills/server/index.ts';
import type { PublicationState } from '#platform/contract/publication.ts';
import { editorialRows } from '#platform/db/editorial-rows.ts';
import { parseTimes, requireNextState } from '#platform/db/publication.ts';
import { slugify } from '#platform/db/slug.ts';
import type { Context } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import type { PostFields } from '../contract.ts';
import { renderText } from './parse-post.ts';
import type { BlogPostsTable } from './tables.ts';

export type StoredPost = Selectable<BlogPostsTable>;

/** How they stand in the audit log. */
export const ARTICLE = 'article';

/** Articles as the console reads them. */
export const posts = editorialRows<StoredPost>({ table: 'blog_posts', key: 'slug', words: ['title'], missing: 'article' });

/** Saves a new one as a draft. 422 where its address is taken. */
export async function createPost(ctx: Context, slug: string, fields: PostFields, reason: string): Promise<void> {
  const values = await valuesOf(ctx, fields);
  const now = ctx.clock.now();
  const stored = await ctx.db
    .insertInto('blog_posts')
    .values({ slug, ...values, by_editors: true, state: 'draft', changed_at: now, noted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('slug')
    .executeTakeFirst();
  if (!stored) throw invalid({ path: 'slug', code: 'article-slug-taken' });
  await audit(ctx, {
    action: 'article.create',
    objectType: ARTICLE,
    objectId: slug,
    details: { after: factsOf(values), reason },
  });
}

/** `version` is what the editor saw: 412 where a colleague has changed it since. */
type Change = { slug: string; version: number; reason: string };

/** Changes an article; a file's article is the editors' from then on. */
export async function changePost(ctx: Context, { slug, version, reason }: Change, fields: PostFields): Promise<void> {
  const row = await posts.lock(ctx, slug, version);
  const values = await valuesOf(ctx, fields);
  const isNewText = values.title !== row.title || values.markdown !== row.markdown;
  await store(ctx, row, {
    ...values,
    // A draft that was never published gets its day then.
    ...(row.published_on !== null && { published_on: findDay(ctx, { ...row, starts_at: values.starts_at }) }),
    ...(isNewText && row.state === 'published' && { updated_on: calendarDay(ctx.clock.now()) }),
  });
  await audit(ctx, {
    action: 'article.change',
    objectType: ARTICLE,
    objectId: slug,
    details: { before: factsOf(row), after: factsOf(values), reason },
  });
}

/** Publishes it, makes it a draft again, deletes or restores it. It keeps the day on which it was first published. */
export async function setPostState(ctx: Context, { slug, version, reason }: Change, state: PublicationState): Promise<void> {
  const row = await posts.lock(ctx, slug, version);
  const now = ctx.clock.now();
  requireNextState(row, state, now);
  await store(ctx, row, { state, ...(state === 'published' && { published_on: findDay(ctx, row) }) });
  await audit(ctx, {
    action: 'article.change-state',
    objectType: ARTICLE,
    objectId: slug,
    details: { before: { state: row.state }, after: { state }, reason },
  });
}

/** The day that readers see: of its beginning, or on which it was first published. */
function findDay(ctx: Context, { starts_at, published_on }: Pick<StoredPost, 'starts_at' | 'published_on'>): string {
  const today = calendarDay(ctx.clock.now());
  if (starts_at) return calendarDay(starts_at);
  return published_on !== null && published_on < today ? published_on : today;
}

type Values = Omit<Partial<StoredPost>, 'contents' | 'language'> & { contents?: string };

const store = (ctx: Context, row: StoredPost, values: Values) =>
  ctx.db
    .updateTable('blog_posts')
    .set({ ...values, by_editors: true, version: row.version + 1, changed_at: ctx.clock.now(), noted_at: ctx.clock.now() })
    .where('slug', '=', row.slug)
    .execute();

/** The columns of what an editor wrote. 422 for an unknown category or skill. */
async function valuesOf(ctx: Context, { skills, markdown, tags, ...fields }: PostFields) {
  const category = await shownCategoryRows(ctx).where('slug', '=', fields.category).executeTakeFirst();
  if (!category) throw invalid({ path: 'category', code: 'category-unknown' });
  const { contents, ...text } = renderText(markdown);
  return {
    ...fields,
    ...parseTimes(fields),
    ...text,
    contents: JSON.stringify(contents),
    tags,
    tag_slugs: tags.map(slugify),
    skill_ids: await getSkillIds(skills),
  };
}

/** What the audit log keeps of one; the console shows the beginning of its text. */
const factsOf = (
  row: Pick<
    StoredPost,
    'title' | 'summary' | 'category' | 'tags' | 'skill_ids' | 'family' | 'markdown' | 'starts_at' | 'ends_at'
  >,
) => ({
  title: row.title,
  summary: row.summary,
  category: row.category,
  tags: row.tags,
  skills: row.skill_ids,
  family: row.family,
  text: row.markdown,
  starts_at: row.starts_at?.toISOString() ?? null,
  ends_at: row.ends_at?.toISOString() ?? null,
});
