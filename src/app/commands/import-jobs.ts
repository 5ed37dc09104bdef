import fs from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { importJobs, ImportError, type ImportReport } from '#features/jobs/server/index.ts';
import { decodeText } from '#platform/server/uploads.ts';
import { CommandError, UsageError, type Command } from './command.ts';
import { fromWhereTheOperatorStands } from './paths.ts';

const HELP = `Imports jobs from a file. What the file is, is found out by its content:
  CSV                    a header line names the columns (title, company, description, location, salary ...)
  JSON Lines, JSON       one object per job, with keys named as such columns
  JobPosting             schema.org JSON-LD, in a .json file or in a web page (.html)
  Greenhouse             boards-api.greenhouse.io/v1/boards/NAME/jobs?content=true
  Lever                  api.lever.co/v0/postings/NAME?mode=json

The same file again changes nothing; changed jobs are updated and keep their address.
Every row that is left out is reported with its place and the reason.

Options
  --company NAME         the employer, where the file names none
  --source NAME          where the ids of a table come from; the file's name unless given

Example
  npm run import -- jobs ./jobs.csv`;

/** `import jobs FILE`. */
export const importJobsCommand: Command = {
  usage: 'import jobs FILE [--company NAME] [--source NAME]',
  help: HELP,
  prepare: (args) => {
    const { file, company, source } = readArguments(args);
    return async (ctx) => {
      const text = decodeText(await readFile(file));
      try {
        const report = await importJobs(ctx, text, { source: source ?? path.parse(file).name, company });
        console.log(reportLines(path.basename(file), report).join('\n'));
        return report.added + report.updated + report.unchanged > 0;
      } catch (error) {
        if (error instanceof ImportError)
          throw new CommandError(`${path.basename(file)}: ${error.message} Nothing was imported.`);
        throw error;
      }
    };
  },
};

function readArguments(args: string[]) {
  const { positionals, values } = parse(args);
  const [file, ...rest] = positionals;
  if (!file) throw new UsageError('Name the file to import.');
  if (rest.length > 0) throw new UsageError(`One file at a time, not also ${rest.join(' ')}.`);
  return { file: fromWhereTheOperatorStands(file), ...values };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { company: { type: 'string' }, source: { type: 'string' } } });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function readFile(file: string): Promise<Uint8Array> {
  try {
    return await fs.readFile(file);
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** What became of the file, for people. */
function reportLines(name: string, report: ImportReport): string[] {
  const { added, updated, unchanged, skipped } = report;
  return [
    `${name}: read as ${report.format}, kept as ${report.source}`,
    `  ${added} added, ${updated} updated, ${unchanged} unchanged, ${skipped.length} left out`,
    ...skipped.map(({ at, title, reason }) => `  ${at}: ${reason}${title ? ` (${title})` : ''}`),
  ];
}
