import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { SourceRecord } from './tables.ts';

/** A source, or 404. */
export async function getSourceRecord(ctx: Context, id: string): Promise<SourceRecord> {
  const source = await ctx.db.selectFrom('job_sources').selectAll().where('id', '=', id).executeTakeFirst();
  if (!source) throw notFound();
  return source;
}

/** A source that nobody else changes until the transaction ends, or 404. */
export async function lockSource(ctx: Context, id: string): Promise<SourceRecord> {
  const source = await ctx.db.selectFrom('job_sources').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!source) throw notFound();
  return source;
}
