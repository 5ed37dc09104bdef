import { requireScope } from '#features/base/accounts/server/index.ts';
import { cleanFileName, decodeText } from '#platform/files/uploads.ts';
import { invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { TableError } from '#platform/io/parse-table.ts';
import { importListings } from './import-listings.ts';

const MAX_SHOWN = 200;

/** Imports a file that staff chose; 422 for one that is no table. */
export const importListingFile: UseCase<'POST /api/staff/listings/import'> = async (ctx, { body }) => {
  requireScope(ctx, 'editor');
  const fileName = cleanFileName(body.file.name);
  const text = decodeText(new Uint8Array(await body.file.arrayBuffer()));
  const { table, provider, category, country, reason } = body;
  const defaults = { provider: provider || undefined, category: category || undefined, country: country || undefined };
  const source = body.source || fileName.replace(/\.[a-z0-9]{1,8}$/i, '');
  const report = await importListings(ctx, { table, fileName, text, source, defaults, reason }).catch((error: unknown) => {
    if (error instanceof TableError) throw invalid({ path: 'file', code: 'table-unreadable', params: { reason: error.message } });
    throw error;
  });
  const { skipped, ...attributes } = report;
  return {
    data: {
      id: report.source,
      type: 'listing_import' as const,
      attributes: { ...attributes, skipped: skipped.length, rows: skipped.slice(0, MAX_SHOWN) },
    },
  };
};
