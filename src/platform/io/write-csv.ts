/** Writes CSV for spreadsheets: RFC 4180, with cells protected against formula injection. */

/** Characters with which spreadsheet formulas begin, also behind existing apostrophes. */
const FORMULA = /^'*[=+\-@\t\r]/;
const ESCAPED_FORMULA = /^'+[=+\-@\t\r]/;

/** Escapes a text that a spreadsheet would evaluate. `parseCell` reverses it. Source: OWASP, CSV Injection. */
export const safeCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Reverses `safeCell`; returns any other text unchanged. */
export const parseCell = (cell: string): string => (ESCAPED_FORMULA.test(cell) ? cell.slice(1) : cell);

const quoted = (cell: string) => (/[",\r\n;]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Writes rows as CSV with CRLF line ends; every cell is escaped. The byte order mark tells spreadsheets that it is UTF-8. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map((cell) => quoted(safeCell(cell))).join(',')}\r\n`).join('')}`;
