import { importJobs, ImportError } from '#features/catalogue/jobs/server/index.ts';
import type { Command } from './command.ts';
import { importFile, parseImportArguments } from './import-file.ts';

const HELP = `Imports jobs from a file. The format is detected from the content:
  CSV                    a header line names the columns (title, company, description, location, salary ...)
  JSON Lines, JSON       one object per job, with keys named as such columns
  JobPosting             schema.org JSON-LD, in a .json file or in a web page (.html)
  Greenhouse             boards-api.greenhouse.io/v1/boards/NAME/jobs?content=true
  Lever                  api.lever.co/v0/postings/NAME?mode=json
  Ashby                  api.ashbyhq.com/posting-api/job-board/NAME?includeCompensation=true

Importing the same file again changes nothing; changed jobs are updated and keep their URL.
Every skipped row is reported with its position and the reason, and the exit status is 1 when there is one.

Options
  --company NAME         the employer of rows that name none
  --apply-url URL        where to apply for the jobs of rows that name no address
  --source NAME          the namespace of the ids; the file name by default

Example
  npm run import -- jobs ./jobs.csv`;

/** `import jobs FILE`. */
export const importJobsCommand: Command = {
  usage: 'import jobs FILE [--company NAME] [--apply-url URL] [--source NAME]',
  help: HELP,
  prepare: (args) => {
    const { file, options } = parseImportArguments(args, ['company', 'apply-url']);
    return (ctx) =>
      importFile(
        ctx,
        file,
        (text) => importJobs(ctx, text, { company: options.company, applyUrl: options['apply-url'], source: options.source }),
        ImportError,
      );
  },
};
