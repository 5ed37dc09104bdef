/** The editors' insights as they keep them in the console. Nothing here checks a permission. */
import { sql, type Selectable } from 'kysely';
import { audit } from '#features/base/accounts/server/index.ts';
import { categoryRows } from '#features/base/interests/server/index.ts';
import type { PublicationState } from '#platform/contract/publication.ts';
import { editorialRows } from '#platform/db/editorial-rows.ts';
import { parseTimes, requireNextState } from '#platform/db/publication.ts';
import type { Context } from '#platform/http/context.ts';
import type { InsightFields } from '../contract.ts';
import { bodyText } from './body/sanitise-body.ts';
import { bodyColumns, createSummary, findCategoryId, hashtagColumns, requireComplete } from './insight-input.ts';
import { createUniqueSlug } from './publish-insight.ts';
import type { InsightsTable } from './tables.ts';
import { updateListings } from './update-listings.ts';

export type StoredInsight = Selectable<InsightsTable>;

/** How they stand in the audit log. */
export const INSIGHT = 'insight';

/** The editors' insights as the console reads them. */
export const editorsInsights = editorialRows<StoredInsight>({
  table: 'insights',
  key: 'slug',
  words: ['title'],
  missing: 'insight',
  own: sql`author_id is null`,
});

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'insights.note-times': Record<string, never>;
  }
}

/** Tells the search index which insights have begun or ended. Runs every minute. */
export const noteInsightTimes = (ctx: Context): Promise<void> => editorsInsights.noteTimes(ctx);

/** Saves a new one as a draft, and returns its address, which is made of its title and stays. */
export async function createEditorsInsight(ctx: Context, fields: InsightFields, reason: string): Promise<string> {
  const values = await valuesOf(ctx, fields);
  const slug = await createUniqueSlug(ctx, values.title);
  const now = ctx.clock.now();
  const row = {
    ...values,
    slug,
    cover: slug,
    by_editors: true,
    created_at: now,
    updated_at: now,
    changed_at: now,
    noted_at: now,
  };
  const stored = await ctx.db.insertInto('insights').values(row).returningAll().executeTakeFirstOrThrow();
  await audit(ctx, {
    action: 'insight.create',
    objectType: INSIGHT,
    objectId: slug,
    details: { after: await insightFacts(ctx, stored), reason },
  });
  return slug;
}

/** `version` is what the editor saw: 412 where a colleague has changed it since. */
type Change = { slug: string; version: number; reason: string };

/** Changes an insight; a file's insight is the editors' from then on. */
export async function changeEditorsInsight(
  ctx: Context,
  { slug, version, reason }: Change,
  fields: InsightFields,
): Promise<void> {
  const row = await editorsInsights.lock(ctx, slug, version);
  const values = await valuesOf(ctx, fields);
  const stored = await store(ctx, row, {
    ...values,
    ...(row.published_at && { published_at: findDay(ctx, { ...row, starts_at: values.starts_at }) }),
  });
  await audit(ctx, {
    action: 'insight.change',
    objectType: INSIGHT,
    objectId: slug,
    details: { before: await insightFacts(ctx, row), after: await insightFacts(ctx, stored), reason },
  });
}

/** Publishes it, makes it a draft again, deletes or restores it. Its comments and likes stay, and come back with it. */
export async function setInsightState(ctx: Context, { slug, version, reason }: Change, state: PublicationState): Promise<void> {
  const row = await editorsInsights.lock(ctx, slug, version);
  const now = ctx.clock.now();
  requireNextState(row, state, now);
  await store(ctx, row, {
    deleted_at: state === 'deleted' ? now : null,
    ...(state === 'draft' && { withdrawn: true }),
    ...(state === 'published' && { withdrawn: false, published_at: findDay(ctx, row) }),
  });
  await audit(ctx, {
    action: 'insight.change-state',
    objectType: INSIGHT,
    objectId: slug,
    details: { before: { state: row.state }, after: { state }, reason },
  });
}

/** The day that readers see: of its beginning, or on which it was first published. */
function findDay(ctx: Context, { starts_at, published_at }: Pick<StoredInsight, 'starts_at' | 'published_at'>): Date {
  const now = ctx.clock.now();
  return starts_at ?? (published_at && published_at < now ? published_at : now);
}

async function store(
  ctx: Context,
  row: StoredInsight,
  values: Partial<Omit<StoredInsight, 'state' | 'language'>>,
): Promise<StoredInsight> {
  const now = ctx.clock.now();
  const stored = await ctx.db
    .updateTable('insights')
    .set({ ...values, by_editors: true, version: row.version + 1, updated_at: now, changed_at: now, noted_at: now })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await updateListings(ctx, row.slug);
  return stored;
}

/** The columns of what an editor wrote. 422 for an unknown category and a text that is too short. */
async function valuesOf(ctx: Context, { category, hashtags, body, summary, title, source_url, ...times }: InsightFields) {
  const values = {
    title,
    source_url,
    ...parseTimes(times),
    ...bodyColumns(body),
    ...(await hashtagColumns(ctx, hashtags)),
    category_id: await findCategoryId(ctx, category),
  };
  requireComplete(values);
  return { ...values, summary: summary || createSummary(values.body) };
}

/** What its editor wrote, as the audit log keeps it. */
async function insightFacts(ctx: Context, row: StoredInsight) {
  const category = row.category_id ? await categoryRows(ctx).where('id', '=', row.category_id).executeTakeFirst() : undefined;
  return {
    title: row.title,
    summary: row.summary,
    category: category?.slug ?? null,
    hashtags: row.hashtags,
    source_url: row.source_url,
    text: bodyText(row.body),
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
  };
}
