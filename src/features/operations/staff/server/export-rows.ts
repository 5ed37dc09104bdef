import { audit, requireFreshSession, requireScope } from '#features/base/accounts/server/index.ts';
import type { StaffScope } from '#features/base/accounts/contract.ts';
import type { FileReply } from '#platform/contract/endpoint.ts';
import type { Context } from '#platform/http/context.ts';
import { writeCsv } from '#platform/io/write-csv.ts';

/** The most rows of a file. */
export const MAX_ROWS = 100_000;

type Export<Row> = {
  /** Who may export it. */
  scope: StaffScope | readonly StaffScope[];
  /** The name of the action in the audit log, before `.export`, and of the file. */
  name: string;
  file?: string;
  object: { type: string; id?: string };
  /** What the list is narrowed by. */
  filter?: Readonly<Record<string, unknown>>;
  load: () => Promise<readonly Row[]>;
  columns: Readonly<Record<string, (row: Row) => string | number | null>>;
};

/**
 * What a list of the console shows, as a CSV file with one column by name. 404 without the scope, 401 without a fresh sign-in.
 * The audit log has the number of rows and the filter, but not what was searched for, which may be an address.
 */
export async function exportRows<Row>(ctx: Context, request: Export<Row>): Promise<FileReply> {
  const { scope, name, file = name, object, filter = {}, load, columns } = request;
  requireScope(ctx, ...[scope].flat());
  await requireFreshSession(ctx);
  const rows = await load();
  const { find: _find, ...narrowed } = filter;
  const details = { rows: rows.length, ...narrowed };
  await audit(ctx, { action: `${name}.export`, objectType: object.type, objectId: object.id ?? '', details });
  const values = Object.values(columns);
  const cells = rows.map((row) => values.map((valueOf) => String(valueOf(row) ?? '')));
  return { file: new TextEncoder().encode(writeCsv([Object.keys(columns), ...cells])), name: `${file}.csv` };
}
