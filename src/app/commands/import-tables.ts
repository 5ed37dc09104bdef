import path from 'node:path';
import { importListings, LISTING_TABLES } from '#features/operations/listings/server/index.ts';
import { TableError } from '#platform/io/parse-table.ts';
import { UsageError, type Command } from './command.ts';
import { findActor } from './find-actor.ts';
import { importFile, parseImportArguments } from './import-file.ts';

const HELP = `Imports programs, universities or companies from a file. The format is detected from the content:
  CSV                    a header line names the columns
  JSON Lines, JSON       one object per line, or a list of them, with keys named as such columns

  programs               title, url; provider, university, category, skills, type, level, mode, region, language,
                         hours, hours per week, duration, fee, summary, outcomes, eligibility
  universities           name, country; region, city, state, type, website, about
  companies              name; about, website, location

Importing the same file again changes nothing; changed rows are updated and keep their URL.
Every skipped row is reported with its position and the reason. Either all valid rows are imported, or none.

Options
  --source NAME          the namespace of the ids; the file name by default
  --provider NAME        programs: the provider of rows that name none
  --category SLUG        programs: the category of rows that name none
  --country NAME         universities: the country of rows that name none
  --as SLUG_OR_EMAIL     the member of staff who decides, for the audit log

Example
  npm run import -- universities ./colleges.jsonl --country India --as kavya@example.com`;

/** The other tables that `import` accepts. */
export const TABLES: readonly string[] = LISTING_TABLES;

/** `import programs|universities|companies FILE`. */
export const importTablesCommand: Command = {
  usage:
    'import programs|universities|companies FILE [--source NAME] [--provider NAME] [--category SLUG] [--country NAME] ' +
    '--as SLUG_OR_EMAIL',
  help: HELP,
  prepare: ([name = '', ...args]) => {
    const table = LISTING_TABLES.find((known) => known === name);
    if (!table) throw new UsageError(`Specify one of ${TABLES.join(', ')}.`);
    const { file, as, options } = parseImportArguments(args, ['provider', 'category', 'country']);
    const { source, ...defaults } = options;
    return async (ctx) => {
      const actorId = await findActor(ctx, as);
      const fileName = path.basename(file);
      return importFile(
        ctx,
        file,
        (text) => importListings(ctx, { table, fileName, text, source, defaults, reason: '', actorId }),
        TableError,
      );
    };
  },
};
