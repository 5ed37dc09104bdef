import { findAuditEntries } from '#features/operations/staff/server/index.ts';
import { publicationAt, type PublicationFacts } from '#platform/db/publication.ts';
import type { Context } from '#platform/http/context.ts';

const MAX_ENTRIES = 20;

/** What every kind of content says of when it is shown, and of its last change. */
export const presentPublication = (ctx: Context, row: PublicationFacts & { version: number; changed_at: Date }) => ({
  state: publicationAt(ctx.clock.now(), row),
  starts_at: row.starts_at?.toISOString() ?? null,
  ends_at: row.ends_at?.toISOString() ?? null,
  version: row.version,
  changed_at: row.changed_at.toISOString(),
});

/** Who changed it, and why, the latest first. */
export const findHistory = (ctx: Context, type: string, id: string) => findAuditEntries(ctx, { type, id }, MAX_ENTRIES);

/** The columns of an export that every kind of content has. */
export const publicationColumns = (ctx: Context) => ({
  state: (row: PublicationFacts) => publicationAt(ctx.clock.now(), row),
  starts: ({ starts_at }: PublicationFacts) => starts_at?.toISOString() ?? '',
  ends: ({ ends_at }: PublicationFacts) => ends_at?.toISOString() ?? '',
  changed: ({ changed_at }: { changed_at: Date }) => changed_at.toISOString(),
});
