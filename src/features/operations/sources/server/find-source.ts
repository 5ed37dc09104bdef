import type { Context } from '#platform/http/context.ts';
import { presentSources } from './present-sources.ts';
import type { SourceRecord } from './tables.ts';

/** A source by its id or name; undefined for none, and for a name that several have. */
export async function findSource(ctx: Context, idOrName: string): Promise<SourceRecord | undefined> {
  const found = await ctx.db
    .selectFrom('job_sources')
    .selectAll()
    .where((eb) => eb.or([eb(eb.cast<string>('id', 'text'), '=', idOrName), eb('name', '=', idOrName)]))
    .execute();
  return found.length === 1 ? found[0] : undefined;
}

/** All sources by name, with their state and open jobs. */
export const listSourceRecords = async (ctx: Context) =>
  presentSources(ctx, await ctx.db.selectFrom('job_sources').selectAll().orderBy('name').orderBy('id').execute());
