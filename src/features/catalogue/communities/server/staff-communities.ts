/** Communities as editors keep them: a category with its text and its topics. Nothing here checks a permission. */
import { audit } from '#features/base/accounts/server/index.ts';
import {
  categories,
  ensureHashtags,
  findHashtags,
  insertCategory,
  storeCategory,
  type StoredCategory,
} from '#features/base/interests/server/index.ts';
import { loadReaction } from '#features/base/reactions/server/index.ts';
import { listPublished } from '#features/catalogue/insights/server/index.ts';
import type { PublicationState } from '#platform/contract/publication.ts';
import { parseTimes, requireNextState } from '#platform/db/publication.ts';
import type { Context } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { CommunityFields } from '../contract.ts';

/** How they stand in the audit log. */
export const COMMUNITY = 'community';

/** One community as the console shows it, or 404. */
export async function getStaffCommunity(ctx: Context, slug: string) {
  const row = await categories.get(ctx, slug);
  return { row, ...(await loadText(ctx, row.id)), followers: await countFollowers(ctx, row.id) };
}

/** Saves a new one as a draft. 422 where its address is taken. */
export async function createCommunity(ctx: Context, slug: string, fields: CommunityFields, reason: string): Promise<void> {
  const { about, topics, ...category } = fields;
  const id = await insertCategory(ctx, { slug, ...category, ...parseTimes(fields) });
  await storeText(ctx, id, { about, topics });
  await audit(ctx, {
    action: 'community.create',
    objectType: COMMUNITY,
    objectId: slug,
    details: { after: await communityFacts(ctx, slug), reason },
  });
}

/** `version` is what the editor saw: 412 where a colleague has changed it since. */
type Change = { slug: string; version: number; reason: string };

/** Changes a community; one of a file is the editors' from then on. */
export async function changeCommunity(ctx: Context, { slug, version, reason }: Change, fields: CommunityFields): Promise<void> {
  const row = await categories.lock(ctx, slug, version);
  const before = await communityFacts(ctx, slug);
  const { about, topics, ...category } = fields;
  await storeCategory(ctx, row, { ...category, ...parseTimes(fields) });
  await storeText(ctx, row.id, { about, topics });
  await audit(ctx, {
    action: 'community.change',
    objectType: COMMUNITY,
    objectId: slug,
    details: { before, after: await communityFacts(ctx, slug), reason },
  });
}

/** Publishes it, makes it a draft again, deletes or restores it. 409 for deleting one that is in use. */
export async function setCommunityState(ctx: Context, { slug, version, reason }: Change, state: PublicationState): Promise<void> {
  const row = await categories.lock(ctx, slug, version);
  requireNextState(row, state, ctx.clock.now());
  if (state === 'deleted') await requireUnused(ctx, row);
  await storeCategory(ctx, row, { state });
  await audit(ctx, {
    action: 'community.change-state',
    objectType: COMMUNITY,
    objectId: slug,
    details: { before: { state: row.state }, after: { state }, reason },
  });
}

/** Whoever follows it or wrote in it would miss it: it can be hidden, but not deleted. */
async function requireUnused(ctx: Context, { id, slug }: StoredCategory): Promise<void> {
  const [followers, { questions }, insights] = await Promise.all([
    countFollowers(ctx, id),
    loadText(ctx, id),
    listPublished(ctx, { category: slug, sort: 'newest', per_page: 1 }),
  ]);
  if (followers > 0 || questions > 0 || insights.data.length > 0) throw conflict('community-in-use');
}

const countFollowers = async (ctx: Context, id: string): Promise<number> =>
  (await loadReaction(ctx, 'category', id)).counts.follow;

async function loadText(ctx: Context, categoryId: string) {
  const [community, topics] = await Promise.all([
    ctx.db.selectFrom('communities').select(['about', 'questions']).where('category_id', '=', categoryId).executeTakeFirst(),
    ctx.db
      .selectFrom('community_topics')
      .select('hashtag')
      .where('category_id', '=', categoryId)
      .orderBy('position')
      .orderBy('hashtag')
      .execute(),
  ]);
  const slugs = topics.map(({ hashtag }) => hashtag);
  const names = await findHashtags(ctx, slugs);
  return {
    about: community?.about ?? '',
    questions: community?.questions ?? 0,
    topics: slugs.map((slug) => names.get(slug)?.name ?? slug),
  };
}

/** Replaces the text and the topics, which from now on are not those of a file. */
async function storeText(ctx: Context, category_id: string, { about, topics }: Pick<CommunityFields, 'about' | 'topics'>) {
  await ctx.db
    .insertInto('communities')
    .values({ category_id, about })
    .onConflict((existing) => existing.column('category_id').doUpdateSet({ about }))
    .execute();
  const hashtags = await ensureHashtags(ctx, topics);
  await ctx.db.deleteFrom('community_topics').where('category_id', '=', category_id).execute();
  if (hashtags.length > 0)
    await ctx.db
      .insertInto('community_topics')
      .values(hashtags.map((hashtag, position) => ({ category_id, hashtag, position, from_catalogue: false })))
      .execute();
}

/** What its editor wrote, as the audit log keeps it. */
async function communityFacts(ctx: Context, slug: string) {
  const { row, about, topics } = await getStaffCommunity(ctx, slug);
  return {
    name: row.name,
    family: row.family,
    description: row.description,
    about,
    position: row.position,
    topics,
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
  };
}
