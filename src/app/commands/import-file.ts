/** Shared by imports from a file: arguments, loading the file, and the report. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { indexChanges } from '#features/base/search/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { decodeText } from '#platform/files/uploads.ts';
import { searchables } from '../wiring/searchables.ts';
import { CommandError, parseArguments, UsageError } from './command.ts';
import { resolveOperatorPath } from './operator-path.ts';

/** The result of an import: the detected format, counts, and the skipped rows with reasons. */
type Report = {
  format: string;
  source: string;
  added: number;
  updated: number;
  unchanged: number;
  skipped: { at: string; title: string; reason: string }[];
};

/** A file to import with its options; `source` defaults to the file's name. */
export type ImportFile<Option extends string> = {
  file: string;
  /** The member of staff who decides; see `findActor`. */
  as: string | undefined;
  options: Partial<Record<Option, string>> & { source: string };
};

/** Parses the arguments of an import: one file and options with values. Throws a `UsageError`. */
export function parseImportArguments<Option extends string>(args: string[], names: readonly Option[]): ImportFile<Option> {
  const {
    positionals,
    values: { as, ...values },
  } = parse(args, names);
  const [file, ...rest] = positionals;
  if (!file) throw new UsageError('Name the file to import.');
  if (rest.length > 0) throw new UsageError(`One file at a time, not also ${rest.join(' ')}.`);
  return {
    file: resolveOperatorPath(file),
    as,
    options: { source: path.parse(file).name, ...(values as Partial<Record<Option, string>>) },
  };
}

function parse<Option extends string>(args: string[], names: readonly Option[]) {
  const options = Object.fromEntries(['source', 'as', ...names].map((name) => [name, { type: 'string' as const }]));
  const { positionals, values } = parseArguments({ args, allowPositionals: true, options });
  return { positionals, values: values as Partial<Record<Option | 'source' | 'as', string>> };
}

/**
 * Imports the file, prints the report, updates the search index, and returns whether every row was imported. A
 * `RefusalError` of the import becomes a `CommandError` that names the file.
 */
export async function importFile(
  ctx: Context,
  file: string,
  importText: (text: string) => Promise<Report>,
  RefusalError: new (message: string) => Error,
): Promise<boolean> {
  const text = decodeText(await readFile(file));
  try {
    const report = await importText(text);
    console.log(reportLines(path.basename(file), report).join('\n'));
    await indexChanges(searchables)(ctx);
    return report.skipped.length === 0 && report.added + report.updated + report.unchanged > 0;
  } catch (error) {
    if (error instanceof RefusalError) throw new CommandError(`${path.basename(file)}: ${error.message} Nothing was imported.`);
    throw error;
  }
}

async function readFile(file: string): Promise<Uint8Array> {
  try {
    return await fs.readFile(file);
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Formats the report. */
function reportLines(name: string, { format, source, added, updated, unchanged, skipped }: Report): string[] {
  return [
    `${name}: parsed as ${format}, source ${source}`,
    `  ${added} added, ${updated} updated, ${unchanged} unchanged, ${skipped.length} skipped`,
    ...skipped.map(({ at, title, reason }) => `  ${at}: ${reason}${title ? ` (${title})` : ''}`),
  ];
}
