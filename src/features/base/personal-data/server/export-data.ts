import { strToU8, zipSync } from 'fflate';
import { m } from '#platform/messages/messages.js';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import type { Context } from '#platform/http/context.ts';
import type { PersonalData, PersonalTable } from './personal-data.ts';
import { findPersonalRows, type PersonalRow } from './find-personal-rows.ts';

/** A member's personal data as a ZIP: `data.json` by section and table, and their files. Checks no permission. */
export async function exportData(ctx: Context, { tables }: PersonalData, userId: string) {
  const sections: Record<string, Record<string, PersonalRow[]>> = {};
  const files: Record<string, Uint8Array> = {};
  for (const entry of tables) {
    if (entry.section === null) continue;
    const rows = (await findPersonalRows(ctx, tables, entry, userId)).filter((row) => isVisible(row, entry));
    (sections[entry.section] ??= {})[entry.table] = rows.map((row) => omitColumns(row, entry.omit ?? []));
    Object.assign(files, await loadFiles(ctx, entry, rows));
  }
  const day = calendarDay(ctx.clock.now());
  const zip = zipSync({
    'README.txt': strToU8(m.personal_data_readme({ brand: ctx.config.BRAND_NAME, day })),
    'data.json': strToU8(JSON.stringify(sections, null, 2)),
    ...files,
  });
  return { file: zip, name: `my-data-${day}.zip`, type: 'application/zip' };
}

const isVisible = (row: PersonalRow, { visibleFrom }: PersonalTable): boolean =>
  visibleFrom === undefined || row[visibleFrom] !== null;

const omitColumns = (row: PersonalRow, omitted: readonly string[]): PersonalRow =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !omitted.includes(column)));

/** The files of the rows under their original names; files missing on disk are left out. */
async function loadFiles(ctx: Context, { table, file }: PersonalTable, rows: readonly PersonalRow[]) {
  const files: Record<string, Uint8Array> = {};
  for (const [index, row] of file ? rows.entries() : []) {
    const [key, name] = [row[file?.key ?? ''], row[file?.name ?? '']];
    if (typeof key !== 'string') continue;
    const bytes = await ctx.files.get(key).catch(() => null);
    const safeName = (typeof name === 'string' ? name : 'file').replaceAll(/[^\p{L}\p{N}._ -]/gu, '_');
    if (bytes) files[`files/${table}/${index + 1}-${safeName}`] = bytes;
  }
  return files;
}
