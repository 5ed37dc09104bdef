import path from 'node:path';
import { indexChanges } from '#features/base/search/server/index.ts';
import { fileDocument, importFile, SourceError, type FileReport } from '#features/operations/sources/server/index.ts';
import { searchables } from '../wiring/searchables.ts';
import { CommandError, type Command } from './command.ts';
import { findActor } from './find-actor.ts';
import { parseImportArguments } from './import-file.ts';

const HELP = `Imports jobs from a file. The format is detected from the content:
  CSV                    a header line names the columns (title, company, description, location, salary ...)
  JSON Lines, JSON       one object per job, with keys named as such columns
  JobPosting             schema.org JSON-LD, in a .json file or in a web page (.html)
  Greenhouse             boards-api.greenhouse.io/v1/boards/NAME/jobs?content=true
  Lever                  api.lever.co/v0/postings/NAME?mode=json
  Ashby                  api.ashbyhq.com/posting-api/job-board/NAME?includeCompensation=true
  XML                    <source> with a <job> each, as job aggregators read it; RSS and Atom

Importing the same file again changes nothing; changed jobs are updated and keep their URL. A job that is missing from two
imports of a source in a row is closed, and opened again when it is back. Rows are written in batches; an interrupted import of
the same file goes on where it stopped. The exit status is 0 when every row was taken, 1 when some were skipped (each is
reported with its position and the reason), and 2 when nothing could be read.

Options
  --company NAME         the employer of rows that name none
  --apply-url URL        where to apply for the jobs of rows that name no address
  --source NAME          the source that files follow one another in; the file name by default
  --as SLUG_OR_EMAIL     the member of staff who decides, for the audit log

Example
  npm run import -- jobs ./jobs.csv --as kavya@example.com`;

/** Lines of skipped rows that are printed. */
const MAX_LINES = 1000;

/** `import jobs FILE`. */
export const importJobsCommand: Command = {
  usage: 'import jobs FILE [--company NAME] [--apply-url URL] [--source NAME] --as SLUG_OR_EMAIL',
  help: HELP,
  prepare: (args) => {
    const { file, as, options } = parseImportArguments(args, ['company', 'apply-url']);
    return async (ctx) => {
      const name = path.basename(file);
      const actorId = await findActor(ctx, as);
      try {
        const report = await importFile(
          ctx,
          await openFile(file),
          { name: options.source, fileName: name, company: options.company, applyUrl: options['apply-url'], actorId },
          showProgress(),
        );
        console.log(reportLines(name, report).join('\n'));
        await indexChanges(searchables)(ctx);
        return report.errors === 0 && report.added + report.updated + report.unchanged > 0;
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
        throw new CommandError(`${name}: ${error.message}`, { isUnusable: true });
      }
    };
  },
};

async function openFile(file: string) {
  try {
    return await fileDocument(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`${file} cannot be read: ${reason}`, { isUnusable: true });
  }
}

/** A line on a terminal that is written over, one for every tenth of the file elsewhere. */
function showProgress() {
  let shown = 0;
  return ({ rows_read, progress }: { rows_read: number; progress: number }) => {
    const tenth = Math.floor(progress * 10);
    if (process.stderr.isTTY) process.stderr.write(`\r${rows_read} rows, ${Math.round(progress * 100)} %`);
    else if (tenth > shown && tenth < 10) console.error(`${rows_read} rows, ${tenth * 10} %`);
    shown = tenth;
    if (process.stderr.isTTY && progress === 1) process.stderr.write('\n');
  };
}

function reportLines(name: string, { format, source, added, updated, unchanged, closed, errors, skipped }: FileReport): string[] {
  const more = errors > skipped.length ? [`  and ${errors - skipped.length} more`] : [];
  return [
    `${name}: parsed as ${format}, source ${source}`,
    `  ${added} added, ${updated} updated, ${unchanged} unchanged, ${closed} closed, ${errors} skipped`,
    ...skipped.slice(0, MAX_LINES).map(({ at, title, reason }) => `  ${at}: ${reason}${title ? ` (${title})` : ''}`),
    ...more,
  ];
}
