/** Tables for spreadsheets: RFC 4180, and no cell that a spreadsheet would take for a formula. */

/** What spreadsheets take for the beginning of a formula, also behind apostrophes that were there before. */
const FORMULA = /^'*[=+\-@\t\r]/;
const NEUTRALISED = /^'+[=+\-@\t\r]/;

/** A text that a spreadsheet shows as it is. `parseCell` takes it back exactly. Source: OWASP, CSV Injection. */
export const safeCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text behind a cell that `safeCell` wrote; any other text is itself. */
export const parseCell = (cell: string): string => (NEUTRALISED.test(cell) ? cell.slice(1) : cell);

const quoted = (cell: string) => (/[",\r\n;]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Rows as CSV, each line ended by CRLF; every cell is made safe. The mark at the front tells spreadsheets that it is UTF-8. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map((cell) => quoted(safeCell(cell))).join(',')}\r\n`).join('')}`;
