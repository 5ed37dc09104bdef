import fs from 'node:fs/promises';
import path from 'node:path';
import { ImportError, importSkills, type ImportSource, type SkillImportReport } from '#features/base/skills/server/index.ts';
import { decodeText } from '#platform/files/uploads.ts';
import { CommandError, UsageError, type Command } from './command.ts';
import { resolveOperatorPath } from './operator-path.ts';

const HELP = `Adds the skills of a published taxonomy to those that the score knows:
  esco    a folder with the CSV files of an ESCO download in English: skills_en.csv, and beside it what there is of
          skills_altlabels_en.csv, …SkillsCollection_en.csv, skillSkillRelations_en.csv,
          broaderRelationsSkillPillar_en.csv and skillsHierarchy_en.csv
  onet    a folder with the O*NET text files Technology Skills.txt, Tools Used.txt, or both

Existing skills keep their names, links and meanings; an entry that matches one adds its other names as aliases.
Importing the same files again changes nothing. A file that cannot be parsed changes nothing, and the line is reported.
The server uses the imported skills from its next start.

Example
  npm run import -- esco ./esco_v1.2_en`;

/** `import esco|onet FOLDER`. */
export const importSkillsCommand: Command = {
  usage: 'import esco|onet FOLDER',
  help: HELP,
  prepare: ([source, folder, ...rest]) => {
    if (source !== 'esco' && source !== 'onet') throw new UsageError('Specify esco or onet.');
    if (!folder) throw new UsageError('Name the folder to import.');
    if (rest.length > 0) throw new UsageError(`One folder at a time, not also ${rest.join(' ')}.`);
    return async (ctx) => {
      const files = await readFolder(resolveOperatorPath(folder));
      try {
        console.log(reportLines(source, await importSkills(ctx, source, files)).join('\n'));
        return true;
      } catch (error) {
        if (error instanceof ImportError) throw new CommandError(`${error.message} Nothing was imported.`);
        throw error;
      }
    };
  },
};

async function readFolder(folder: string): Promise<{ name: string; text: string }[]> {
  try {
    const names = (await fs.readdir(folder)).filter((name) => /\.(csv|txt)$/.test(name)).toSorted();
    return await Promise.all(names.map(async (name) => ({ name, text: decodeText(await fs.readFile(path.join(folder, name))) })));
  } catch (error) {
    throw new CommandError(`${folder} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const MAX_EXAMPLES = 5;

/** Formats the result: every reason with its count and its first examples. */
function reportLines(source: ImportSource, report: SkillImportReport): string[] {
  const { added, updated, unchanged, skills, merged, aliases, skipped } = report;
  const byReason = [...Map.groupBy(skipped, ({ reason }) => reason)];
  return [
    `${source}: ${added} entries added, ${updated} updated, ${unchanged} unchanged`,
    `  ${skills} new skills, ${merged} merged with existing skills, ${aliases} aliases`,
    ...byReason.flatMap(([reason, items]) => [
      `  ${items.length} times: ${reason}`,
      ...items.slice(0, MAX_EXAMPLES).map(({ location: at, name }) => `    ${at}: ${name}`),
      ...(items.length > MAX_EXAMPLES ? [`    and ${items.length - MAX_EXAMPLES} more`] : []),
    ]),
    '  The server uses them from its next start.',
  ];
}
