import type { TextRun } from './order-lines.ts';

type Row = readonly TextRun[];
/** The rows of a page from `start` up to `end` that form a table, with one line of cells for each of its rows. */
type Table = { start: number; end: number; lines: string[] };

const MAX_HEADER_CELL_LENGTH = 40;
const MIN_COLUMNS = 3;

/**
 * Finds tables among the rows of a page: a row of at least three short cells, below which every row keeps to the left edges
 * of these cells. Lines of a wrapped cell are joined.
 */
export function findTables(rows: readonly Row[]): Table[] {
  const tables: Table[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const table = readTable(rows, at);
    if (!table) continue;
    tables.push(table);
    at = table.end - 1;
  }
  return tables;
}

function readTable(rows: readonly Row[], start: number): Table | null {
  const header = splitByGaps(rows[start] ?? []);
  if (header.length < MIN_COLUMNS || header.some(({ text }) => text.length > MAX_HEADER_CELL_LENGTH)) return null;
  const columns = header.map(({ x }) => x);
  const table = [header.map(({ text }) => text)];
  let end = start + 1;
  let last = rows[start]?.[0];
  for (; end < rows.length; end += 1) {
    const first = rows[end]?.[0];
    const cells = splitByColumns(rows[end] ?? [], columns);
    if (!first || !last || !cells || !addCells(table, cells, (last.y - first.y) / first.size)) break;
    last = first;
  }
  const fullRows = table.filter((cells) => cells.filter((cell) => cell !== '').length >= MIN_COLUMNS).length;
  const isTable = fullRows >= 3 || (fullRows === 2 && columns.length > MIN_COLUMNS);
  return isTable ? { start, end, lines: table.map((cells) => cells.join(' | ')) } : null;
}

// Adds the cells of a line as a new row, or to the row above when they go on there; false when they belong to no table.
function addCells(table: string[][], cells: string[], drop: number): boolean {
  const filled = cells.filter((cell) => cell !== '').length;
  const isNewRow = cells[0] !== '' && filled >= cells.length - 1;
  const current = table.at(-1);
  if (current && drop < (isNewRow ? 1.05 : 1.55)) {
    cells.forEach((cell, column) => {
      if (cell !== '') current[column] = `${current[column] ?? ''} ${cell}`.trim();
    });
    return true;
  }
  if (filled < 2 || drop >= 5) return false;
  table.push(cells);
  return true;
}

function splitByGaps(row: Row): { text: string; x: number }[] {
  const cells: { text: string; x: number; right: number }[] = [];
  for (const run of row) {
    const last = cells.at(-1);
    if (last && run.x - last.right < run.size * 0.9) {
      last.text = join(last.text, run, run.x - last.right);
      last.right = run.x + run.width;
    } else cells.push({ text: run.text.trim(), x: run.x, right: run.x + run.width });
  }
  return cells;
}

// The cells of a row, or null when a run starts between the columns or reaches into the next one.
function splitByColumns(row: Row, columns: readonly number[]): string[] | null {
  const cells = columns.map(() => '');
  let last = -1;
  let right = Number.NEGATIVE_INFINITY;
  for (const run of row) {
    const column = columns.findLastIndex((x) => x <= run.x + 3);
    const edge = columns[column];
    if (edge === undefined || run.x + run.width > (columns[column + 1] ?? Number.POSITIVE_INFINITY) + 1) return null;
    if (column === last) {
      if (run.x - right > run.size * 1.6) return null;
      cells[column] = join(cells[column] ?? '', run, run.x - right);
    } else {
      if (run.x - edge > 3) return null;
      cells[column] = run.text.trim();
    }
    last = column;
    right = run.x + run.width;
  }
  return cells;
}

function join(text: string, run: TextRun, gap: number): string {
  return `${text}${gap > run.size * 0.12 || /^\s/.test(run.text) ? ' ' : ''}${run.text}`.replace(/\s+/g, ' ').trimEnd();
}
