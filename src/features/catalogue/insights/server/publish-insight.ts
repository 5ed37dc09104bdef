import { randomBytes } from 'node:crypto';
import type { Context } from '#platform/http/context.ts';
import { slugify } from '#platform/db/slug.ts';
import { requireComplete, createSummary } from './insight-input.ts';
import type { FullRow } from './get-readable-insight.ts';

declare module '#platform/tasks/events.ts' {
  interface Events {
    /** A member's card became public for the first time. */
    'insight.published': { categoryId: string; slug: string; title: string; authorId: string };
  }
}

/** Slugs that an insight cannot have, because they are paths of other endpoints. */
const RESERVED_SLUGS = new Set([
  'mine',
  'trending',
  'trending_insight_cards',
  'user_personalised_feed',
  'insight_courses',
  'trending_insight',
  'insight_related_topic',
  'insight_top_contributor',
  'insight_on_interest',
]);

const randomHex = (bytes: number) => randomBytes(bytes).toString('hex');

/** Returns a random slug for a draft, which cannot be guessed. */
export const draftSlug = (): string => `draft-${randomHex(12)}`;

/** Publishes a draft under a slug made of its title. A published card keeps its slug and its publication date. */
export async function publish(ctx: Context, draft: FullRow): Promise<FullRow> {
  requireComplete(draft);
  const summary = draft.summary || createSummary(draft.body);
  const isFirst = draft.published_at === null;
  const slug = isFirst ? await createUniqueSlug(ctx, draft.title) : draft.slug;
  const cover = draft.cover === draft.slug ? slug : draft.cover;
  const published_at = draft.published_at ?? ctx.clock.now();
  await ctx.db.updateTable('insights').set({ summary, slug, cover, published_at }).where('id', '=', draft.id).execute();
  if (isFirst && draft.category_id && draft.author_id)
    await ctx.publish('insight.published', {
      categoryId: draft.category_id,
      slug,
      title: draft.title,
      authorId: draft.author_id,
    });
  return { ...draft, summary, slug, cover, published_at };
}

/** An address that no other insight has, made of a title. */
export async function createUniqueSlug(ctx: Context, title: string): Promise<string> {
  const base = slugify(title) || 'insight';
  const existing = await ctx.db.selectFrom('insights').select('id').where('slug', '=', base).executeTakeFirst();
  return existing || RESERVED_SLUGS.has(base) || base.startsWith('draft-') ? `${base}-${randomHex(4)}` : base;
}
