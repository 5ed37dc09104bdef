import type { FileReply } from '#platform/contract/endpoint.ts';
import { writeCsv } from '#platform/io/write-csv.ts';

export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => string | number | null>>;

/** Rows as a CSV file: one column by name. */
export function csvFile<Row>(name: string, columns: CsvColumns<Row>, rows: readonly Row[]): FileReply {
  const values = Object.values(columns);
  const cells = rows.map((row) => values.map((valueOf) => String(valueOf(row) ?? '')));
  return { file: new TextEncoder().encode(writeCsv([Object.keys(columns), ...cells])), name: `${name}.csv` };
}
