import { importCompanies } from '#features/catalogue/jobs/server/index.ts';
import { importPrograms, importUniversities } from '#features/catalogue/programs/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { TableError, type TableReport } from '#platform/io/parse-table.ts';
import { UsageError, type Command } from './command.ts';
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

Example
  npm run import -- universities ./colleges.jsonl --country India`;

type Options = Partial<Record<'source' | 'provider' | 'category' | 'country', string>>;
type Import = (ctx: Context, text: string, options: Options & { source: string }) => Promise<TableReport>;

const IMPORTS = new Map<string, Import>([
  ['programs', importPrograms],
  ['universities', importUniversities],
  ['companies', (ctx, text, { source }) => importCompanies(ctx, text, source)],
]);

/** The other tables that `import` accepts. */
export const TABLES: readonly string[] = [...IMPORTS.keys()];

/** `import programs|universities|companies FILE`. */
export const importTablesCommand: Command = {
  usage: 'import programs|universities|companies FILE [--source NAME] [--provider NAME] [--category SLUG] [--country NAME]',
  help: HELP,
  prepare: ([table = '', ...args]) => {
    const importTable = IMPORTS.get(table);
    if (!importTable) throw new UsageError(`Specify one of ${TABLES.join(', ')}.`);
    const { file, options } = parseImportArguments(args, ['provider', 'category', 'country']);
    return (ctx) => importFile(ctx, file, (text) => importTable(ctx, text, options), TableError);
  },
};
