/** Announcements as editors keep them. Nothing here checks a permission. */
import { sql, type Selectable, type SqlBool } from 'kysely';
import { audit } from '#features/base/accounts/server/index.ts';
import type { Publication, PublicationState } from '#platform/contract/publication.ts';
import { containsPattern } from '#platform/db/contains-pattern.ts';
import { decodeCursor, isOlder, keysetPage } from '#platform/db/keyset.ts';
import { hasPublication, parseTimes, requireNextState, requireVersion } from '#platform/db/publication.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { AnnouncementFields } from '../contract.ts';
import type { AnnouncementsTable } from './tables.ts';

export type StoredAnnouncement = Selectable<AnnouncementsTable>;

/** How they stand in the audit log. */
export const ANNOUNCEMENT = 'announcement';

export type AnnouncementFilter = {
  /** Part of a text in either language. */
  find?: string | undefined;
  /** By default all that are not deleted. */
  state?: Publication | undefined;
};

const selectAnnouncements = (ctx: Context, { find = '', state }: AnnouncementFilter) =>
  ctx.db
    .selectFrom('announcements')
    .where(hasPublication(state, ctx.clock.now()))
    .$if(find !== '', (query) => query.where(sql<SqlBool>`(text_en || ' ' || text_hi) ilike ${containsPattern(find)}`));

/** The latest first, page by page. */
export async function listStaffAnnouncements(
  ctx: Context,
  filter: AnnouncementFilter & { cursor?: string | undefined },
  size: number,
) {
  const cursor = decodeCursor(filter.cursor);
  const rows = await selectAnnouncements(ctx, filter)
    .selectAll()
    .where(isOlder(cursor, 'created_at', 'id'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();
  return keysetPage<StoredAnnouncement>(rows, size, ({ created_at, id }) => ({ key: created_at.toISOString(), id }));
}

export async function countAnnouncements(ctx: Context, filter: AnnouncementFilter): Promise<number> {
  const { count } = await selectAnnouncements(ctx, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** One of them, or 404. */
export async function getAnnouncement(ctx: Context, id: string): Promise<StoredAnnouncement> {
  const row = await ctx.db.selectFrom('announcements').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('announcement');
  return row;
}

/** Saves a new one as a draft, and returns its id. */
export async function createAnnouncement(ctx: Context, fields: AnnouncementFields, reason: string): Promise<string> {
  const now = ctx.clock.now();
  const { id } = await ctx.db
    .insertInto('announcements')
    .values({ ...fields, ...parseTimes(fields), state: 'draft', created_at: now, changed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await audit(ctx, {
    action: 'announcement.create',
    objectType: ANNOUNCEMENT,
    objectId: id,
    details: { after: announcementFacts({ ...fields, ...parseTimes(fields) }), reason },
  });
  return id;
}

/** `version` is what the editor saw: 412 where a colleague has changed it since. */
type Change = { id: string; version: number; reason: string };

/** Changes what an announcement says, to whom, where and when. */
export async function changeAnnouncement(
  ctx: Context,
  { id, version, reason }: Change,
  fields: AnnouncementFields,
): Promise<void> {
  const row = await lock(ctx, id, version);
  const values = { ...fields, ...parseTimes(fields) };
  await store(ctx, row, values);
  await audit(ctx, {
    action: 'announcement.change',
    objectType: ANNOUNCEMENT,
    objectId: id,
    details: { before: announcementFacts(row), after: announcementFacts(values), reason },
  });
}

/** Publishes it, makes it a draft again, deletes or restores it. */
export async function setAnnouncementState(
  ctx: Context,
  { id, version, reason }: Change,
  state: PublicationState,
): Promise<void> {
  const row = await lock(ctx, id, version);
  requireNextState(row, state, ctx.clock.now());
  await store(ctx, row, { state });
  await audit(ctx, {
    action: 'announcement.change-state',
    objectType: ANNOUNCEMENT,
    objectId: id,
    details: { before: { state: row.state }, after: { state }, reason },
  });
}

async function lock(ctx: Context, id: string, version: number): Promise<StoredAnnouncement> {
  const row = await ctx.db.selectFrom('announcements').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound('announcement');
  requireVersion(row, version);
  return row;
}

const store = (ctx: Context, row: StoredAnnouncement, values: Partial<StoredAnnouncement>) =>
  ctx.db
    .updateTable('announcements')
    .set({ ...values, version: row.version + 1, changed_at: ctx.clock.now() })
    .where('id', '=', row.id)
    .execute();

type Facts = Omit<AnnouncementFields, 'starts_at' | 'ends_at'> & { starts_at: Date | null; ends_at: Date | null };

/** What its editor wrote, as staff and the audit log see it. */
export const announcementFacts = ({ starts_at, ends_at, ...row }: Facts) => ({
  audience: row.audience,
  part: row.part,
  text_en: row.text_en,
  text_hi: row.text_hi,
  link: row.link,
  link_en: row.link_en,
  link_hi: row.link_hi,
  dismissible: row.dismissible,
  starts_at: starts_at?.toISOString() ?? null,
  ends_at: ends_at?.toISOString() ?? null,
});
