/** What a visitor brought: their résumé, how it becomes a member's, and its end after a day. */
import type { Context } from '#platform/http/context.ts';
import type { CheckedDocument, DocumentKind } from '#platform/files/uploads.ts';
import { findVisitorId, clearVisitorCookie } from './owner.ts';

/** The area of the file store with visitors' résumés. */
export const VISITOR_AREA = 'visitors';
const BATCH_SIZE = 500;

export type VisitorResume = { fileKey: string; name: string; kind: DocumentKind; bytes: number; text: string };

type StoredResume = { key: string; document: CheckedDocument; text: string };

/** Keeps a visitor's résumé instead of an earlier one. To be called in the transaction of `storeFile`. */
export async function keepVisitorResume(ctx: Context, visitorId: string, { key, document, text }: StoredResume): Promise<void> {
  const earlier = await findVisitorResume(ctx, visitorId);
  if (earlier) await ctx.enqueue('files.remove', { keys: [earlier.fileKey] });
  await ctx.db
    .updateTable('visitors')
    .set({
      file_key: key,
      file_name: document.name,
      file_kind: document.kind,
      file_bytes: document.bytes.byteLength,
      resume_text: text,
    })
    .where('id', '=', visitorId)
    .execute();
}

/** The résumé that a visitor brought, if any. */
export async function findVisitorResume(ctx: Context, visitorId: string): Promise<VisitorResume | null> {
  const row = await ctx.db.selectFrom('visitors').selectAll().where('id', '=', visitorId).executeTakeFirst();
  if (!row?.file_key || row.file_name === null || row.file_kind === null || row.resume_text === null) return null;
  return {
    fileKey: row.file_key,
    name: row.file_name,
    kind: row.file_kind,
    bytes: row.file_bytes ?? 0,
    text: row.resume_text,
  };
}

/**
 * Gives what the visitor of this browser brought to the member who has just signed in, and returns their résumé. An ad that the
 * member had brought before stays the member's own.
 */
export async function claimVisitor(ctx: Context, userId: string): Promise<VisitorResume | null> {
  const visitorId = await findVisitorId(ctx);
  if (visitorId === null) return null;
  const resume = await findVisitorResume(ctx, visitorId);
  await ctx.db
    .updateTable('own_ads')
    .set({ user_id: userId, visitor_id: null })
    .where('visitor_id', '=', visitorId)
    .where('content_hash', 'not in', (eb) => eb.selectFrom('own_ads').select('content_hash').where('user_id', '=', userId))
    .execute();
  await ctx.db.deleteFrom('visitors').where('id', '=', visitorId).execute();
  clearVisitorCookie(ctx);
  return resume;
}

/** Deletes what visitors brought more than a day ago, with their files. Runs every hour. */
export async function removeExpiredVisitors(ctx: Context): Promise<void> {
  const expired = await ctx.db
    .deleteFrom('visitors')
    .where('id', 'in', (eb) =>
      eb.selectFrom('visitors').select('id').where('expires_at', '<=', ctx.clock.now()).limit(BATCH_SIZE),
    )
    .returning('file_key')
    .execute();
  for (const { file_key } of expired) if (file_key !== null) await ctx.files.remove(file_key);
}

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'own-ads.expire': Record<string, never>;
  }
}
