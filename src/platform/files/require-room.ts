import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { refuseField } from '#platform/http/errors.ts';
import { formatMegabytesRoundedUp } from '#platform/language/format.ts';
import type { FileOwner, FileReference } from './sweep-files.ts';

/**
 * Refuses a file (422 `files-full`) with which its member would store more than the quota, in number or bytes. To be called in
 * the transaction that refers to it, after that. A file that several rows share counts once, and one that no row of a member
 * refers to does not count.
 */
export async function requireRoom(ctx: Context, key: string): Promise<void> {
  if (!ctx.viewer) return;
  const { STORED_FILES_MAX: maxFiles, STORED_BYTES_MAX: maxBytes } = ctx.config;
  const { files, bytes, isCounted } = await countFiles(ctx, ctx.viewer.id, key);
  if (!isCounted || (files <= maxFiles && bytes <= maxBytes)) return;
  const params = {
    files,
    size: formatMegabytesRoundedUp(bytes),
    most: maxFiles,
    limit: formatMegabytesRoundedUp(maxBytes),
  };
  throw refuseField(422, { path: 'file', code: 'files-full', params });
}

type Count = { files: number; bytes: number; isCounted: boolean };

/** What a member stores. Uploads of one member are counted one after the other, so that none passes beside another. */
async function countFiles({ db, fileReferences }: Context, userId: string, key: string): Promise<Count> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`files:${userId}`}, 0))`.execute(db);
  const owned = fileReferences.flatMap(({ owner, ...reference }) => (owner ? [filesOf(reference, owner, userId)] : []));
  const { rows } = await sql<Count>`
    select count(*) as files, coalesce(sum(bytes), 0)::float8 as bytes, coalesce(bool_or(key = ${key}), false) as "isCounted"
    from (select key, max(bytes) as bytes from (${sql.join(owned, sql` union all `)}) as each group by key) as file`.execute(db);
  return rows[0] ?? { files: 0, bytes: 0, isCounted: false };
}

function filesOf({ table, column }: FileReference, owner: FileOwner, userId: string): RawBuilder<unknown> {
  const { through, removed } = owner;
  const belongsTo = through ? sql`join ${sql.table(through.table)} as o on o.id = t.${sql.ref(through.by)}` : sql``;
  const isLive = removed ? sql`and t.${sql.ref(removed)} is null` : sql``;
  return sql`
    select t.${sql.ref(column)} as key, t.${sql.ref(owner.bytes)} as bytes from ${sql.table(table)} as t ${belongsTo}
    where ${through ? sql`o` : sql`t`}.${sql.ref(owner.member)} = ${userId} and t.${sql.ref(column)} is not null ${isLive}`;
}
