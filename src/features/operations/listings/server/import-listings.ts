import type { z } from 'zod';
import { audit } from '#features/base/accounts/server/index.ts';
import { importCompanies } from '#features/catalogue/jobs/server/index.ts';
import { importPrograms, importUniversities } from '#features/catalogue/programs/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { TableReport } from '#platform/io/parse-table.ts';
import { ListingTable } from '../contract-parts.ts';

export const LISTING_TABLES: readonly z.infer<typeof ListingTable>[] = ListingTable.options;

/** What rows have that say nothing of it themselves. */
type Defaults = { provider?: string | undefined; category?: string | undefined; country?: string | undefined };
type TableFile = {
  table: z.infer<typeof ListingTable>;
  fileName: string;
  text: string;
  /** The namespace of the ids. */
  source: string;
  defaults: Defaults;
  reason: string;
  /** The member of staff who decides; by default the viewer. */
  actorId?: string;
};

/**
 * Imports companies, programs or universities from a CSV, JSON Lines or JSON file: all valid rows, or none. Throws a `TableError`
 * for a file that cannot be parsed.
 */
export async function importListings(ctx: Context, file: TableFile): Promise<TableReport> {
  const { table, fileName, source, reason, actorId } = file;
  return ctx.inTransaction(async (trx) => {
    const report = await IMPORTS[table](trx, file);
    const { added, updated, unchanged, skipped } = report;
    await audit(trx, {
      action: `${table}.import`,
      objectType: table,
      objectId: source,
      details: { after: { file: fileName, added, updated, unchanged, skipped: skipped.length }, reason },
      ...(actorId && { actorId }),
    });
    return report;
  });
}

const IMPORTS: Record<TableFile['table'], (ctx: Context, file: TableFile) => Promise<TableReport>> = {
  companies: (ctx, { text, source }) => importCompanies(ctx, text, source),
  programs: (ctx, { text, source, defaults }) => importPrograms(ctx, text, { source, ...defaults }),
  universities: (ctx, { text, source, defaults }) => importUniversities(ctx, text, { source, ...defaults }),
};
