import fs from 'node:fs/promises';
import path from 'node:path';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import { loadWhenChanged } from '#platform/db/content-loads.ts';
import type { Context } from '#platform/http/context.ts';
import { slugOf } from '#platform/db/slug.ts';
import { readPost, type ReadPost } from './read-post.ts';

/** Loads the articles of `content/blog`; one that left it is shown no more. */
export async function loadPosts(ctx: Context, contentFolder: string): Promise<boolean> {
  const folder = path.join(contentFolder, 'blog');
  const names = (await fs.readdir(folder).catch(() => [])).filter((name) => name.endsWith('.md')).toSorted();
  const texts = await Promise.all(names.map((name) => fs.readFile(path.join(folder, name), 'utf8')));
  const part = { name: 'blog', texts: [...names, ...texts], today: calendarDay(ctx.clock.now()) };
  return loadWhenChanged(ctx, part, async (trx) => {
    await trx.db.deleteFrom('blog_posts').execute();
    for (const [index, name] of names.entries()) await writePost(trx, readPost(name, texts[index] ?? ''));
  });
}

export async function writePost(ctx: Context, { contents, skills, tags, ...post }: ReadPost): Promise<void> {
  await ctx.db
    .insertInto('blog_posts')
    .values({ ...post, contents: JSON.stringify(contents), skill_ids: skills, tags, tag_slugs: tags.map(slugOf) })
    .execute();
}
