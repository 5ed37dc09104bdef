import { findTables } from './find-tables.ts';

/** A piece of text on a page: left edge, baseline, width and font size in points, with y growing upwards. */
export type TextRun = { text: string; x: number; y: number; width: number; size: number };

/** A line of text, or a part of one between wide gaps; `right` is its right edge. */
export type Segment = { text: string; x: number; right: number; y: number; size: number };

// The minimum gap between two columns; spaces between words are narrower.
const GUTTER_POINTS = 6;

/** Sorts a page's text runs into reading order; a blank line marks a wide vertical gap. */
export function orderLines(runs: readonly TextRun[]): string[] {
  const rows = groupRows(runs.filter((run) => run.text.trim() !== ''));
  const tables = findTables(rows);
  const gutter = findGutter(rows.filter((_, at) => !tables.some(({ start, end }) => at >= start && at < end)));
  // A row across both columns ends the block above it, which is read left column first.
  const lines: string[] = [];
  let left: Segment[] = [];
  let right: Segment[] = [];
  const flush = () => {
    lines.push(...toLines(left), ...toLines(right));
    left = [];
    right = [];
  };
  for (let at = 0; at < rows.length; at += 1) {
    const table = tables.find(({ start }) => start === at);
    const row = rows[at] ?? [];
    if (table) {
      flush();
      lines.push(...table.lines, '');
      at = table.end - 1;
    } else if (gutter === null) left.push(...toSegments(row));
    else if (crosses(row, gutter)) {
      flush();
      lines.push(...toLines(toSegments(row)));
    } else {
      left.push(...toSegments(row.filter((run) => run.x < gutter)));
      right.push(...toSegments(row.filter((run) => run.x >= gutter)));
    }
  }
  flush();
  return lines;
}

/** The lines of a page from top to bottom, whether two columns were found, and how many tables. */
export function arrangePage(runs: readonly TextRun[]): { segments: Segment[]; columns: boolean; tables: number } {
  const rows = groupRows(runs.filter((run) => run.text.trim() !== ''));
  const tables = findTables(rows);
  const gutter = findGutter(rows.filter((_, at) => !tables.some(({ start, end }) => at >= start && at < end)));
  return { segments: rows.flatMap(toSegments), columns: gutter !== null, tables: tables.length };
}

function groupRows(runs: readonly TextRun[]): TextRun[][] {
  const rows: TextRun[][] = [];
  for (const run of [...runs].sort((a, b) => b.y - a.y)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && Math.abs(first.y - run.y) < Math.min(first.size, run.size) * 0.45) row.push(run);
    else rows.push([run]);
  }
  return rows.map((row) => row.sort((a, b) => a.x - b.x));
}

/**
 * Finds the left edge of a second column, or null. Few rows may cross the gap before it, and both sides must contain
 * running text: a column of dates at the right edge does not count.
 */
function findGutter(rows: readonly TextRun[][]): number | null {
  const runs = rows.flat();
  if (rows.length < 12) return null;
  const left = Math.min(...runs.map((run) => run.x));
  const right = Math.max(...runs.map((run) => run.x + run.width));
  let best: { x: number; crossing: number; starts: number } | null = null;
  for (const x of new Set(runs.map((run) => Math.floor(run.x)))) {
    const share = (x - left) / (right - left);
    if (share < 0.2 || share > 0.82) continue;
    const crossing = rows.filter((row) => crosses(row, x)).length;
    const starts = rowsStartingAt(rows, x);
    if (best === null || crossing < best.crossing || (crossing === best.crossing && starts > best.starts))
      best = { x, crossing, starts };
  }
  if (best === null || best.crossing > rows.length * 0.2) return null;
  const { x } = best;
  const onRight = rows.map((row) => row.filter((run) => run.x >= x)).filter((side) => side.length > 0);
  const onLeft = rows.map((row) => row.filter((run) => run.x < x)).filter((side) => side.length > 0);
  return isColumn(onRight) && isColumn(onLeft) && best.starts >= Math.max(3, onRight.length * 0.3) ? x : null;
}

function crosses(row: readonly TextRun[], x: number): boolean {
  return row.some((run) => run.x < x - 0.5 && run.x + run.width > x - GUTTER_POINTS);
}

// Counts the rows that have a line of a column starting at `x`.
function rowsStartingAt(rows: readonly TextRun[][], x: number): number {
  return rows.filter((row) => {
    const first = row.find((run) => run.x >= x - 0.5);
    return first !== undefined && first.x - x < 3;
  }).length;
}

function isColumn(side: readonly TextRun[][]): boolean {
  const texts = side.map((row) => row.map((run) => run.text).join(' '));
  const dates = texts.filter((text) => text.length < 26 && /\d{4}|present|current/i.test(text)).length;
  return texts.length >= 6 && dates < texts.length * 0.4;
}

// Runs of one row with ordinary spaces between them are one segment; a wide gap starts another.
function toSegments(row: readonly TextRun[]): Segment[] {
  const segments: Segment[] = [];
  for (const run of row) {
    const last = segments.at(-1);
    const gap = last ? run.x - last.right : Number.POSITIVE_INFINITY;
    // Some documents imitate bold by drawing the same text twice with a tiny offset.
    if (last && gap < -run.width * 0.8 && last.text.endsWith(run.text)) continue;
    if (last && gap < Math.max(run.size, last.size) * 1.6) {
      const spaced = gap > run.size * 0.12 && !/\s$/.test(last.text) && !/^\s/.test(run.text);
      last.text += (spaced ? ' ' : '') + run.text;
      last.right = Math.max(last.right, run.x + run.width);
      continue;
    }
    segments.push({ text: run.text, x: run.x, right: run.x + run.width, y: run.y, size: run.size });
  }
  return segments.map((segment) => ({ ...segment, text: segment.text.replace(/\s+/g, ' ').trim() }));
}

function toLines(segments: readonly Segment[]): string[] {
  const lines: string[] = [];
  let previous: Segment | null = null;
  for (const segment of [...segments].sort((a, b) => b.y - a.y || a.x - b.x)) {
    const drop: number = previous === null ? 0 : previous.y - segment.y;
    if (previous !== null && drop < Math.min(previous.size, segment.size) * 0.45) {
      lines.push(`${lines.pop() ?? ''} ${segment.text}`);
    } else {
      if (previous !== null && drop > Math.max(previous.size, segment.size) * 1.9) lines.push('');
      lines.push(segment.text);
    }
    previous = segment;
  }
  return lines;
}
