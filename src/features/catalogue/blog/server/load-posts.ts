import fs from 'node:fs/promises';
import path from 'node:path';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import { loadIfChanged } from '#platform/db/content-loads.ts';
import type { Context } from '#platform/http/context.ts';
import { slugify } from '#platform/db/slug.ts';
import { parsePost, type ParsedPost } from './parse-post.ts';

/**
 * Loads the articles of `content/blog` if a file changed, and returns whether one did; removed files are unpublished. Articles of
 * editors stay as they are, also those that were a file's before an editor changed them.
 */
export async function loadPosts(ctx: Context, contentFolder: string): Promise<boolean> {
  const folder = path.join(contentFolder, 'blog');
  const names = (await fs.readdir(folder).catch(() => [])).filter((name) => name.endsWith('.md')).toSorted();
  const texts = await Promise.all(names.map((name) => fs.readFile(path.join(folder, name), 'utf8')));
  const part = { name: 'blog', kind: 'demo', texts: [...names, ...texts], today: calendarDay(ctx.clock.now()) } as const;
  return loadIfChanged(ctx, part, async (trx) => {
    await trx.db.deleteFrom('blog_posts').where('by_editors', '=', false).execute();
    for (const [index, name] of names.entries()) await insertPost(trx, parsePost(name, texts[index] ?? ''));
  });
}

async function insertPost(ctx: Context, { contents, skills, tags, ...post }: ParsedPost): Promise<void> {
  await ctx.db
    .insertInto('blog_posts')
    .values({
      ...post,
      contents: JSON.stringify(contents),
      skill_ids: skills,
      tags,
      tag_slugs: tags.map(slugify),
      changed_at: ctx.clock.now(),
      noted_at: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
