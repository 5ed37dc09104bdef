import fs from 'node:fs/promises';
import path from 'node:path';
import { ImportError, importSkills, type ImportSource, type SkillImportReport } from '#features/base/skills/server/index.ts';
import { decodeText } from '#platform/files/uploads.ts';
import { CommandError, UsageError, type Command } from './command.ts';
import { resolveOperatorPath } from './operator-path.ts';

const HELP = `Widens the skills that the score knows by a published table:
  esco    a folder with the CSV files of an ESCO download in English: skills_en.csv, and beside it what there is of
          skills_altlabels_en.csv, …SkillsCollection_en.csv, skillSkillRelations_en.csv,
          broaderRelationsSkillPillar_en.csv and skillsHierarchy_en.csv
  onet    a folder with the O*NET text files Technology Skills.txt, Tools Used.txt, or both

Our own skills keep their names, links and meanings; an entry that is one of them brings its other names.
The same files again change nothing. A file that cannot be read changes nothing either, and says in which line.
The product uses what was imported from its next start on.

Example
  npm run import -- esco ./esco_v1.2_en`;

/** `import esco|onet FOLDER`. */
export const importSkillsCommand: Command = {
  usage: 'import esco|onet FOLDER',
  help: HELP,
  prepare: ([source, folder, ...rest]) => {
    if (source !== 'esco' && source !== 'onet') throw new UsageError('Say esco or onet.');
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

const EXAMPLES = 5;

/** Formats the result: every reason with its count and first example. */
function reportLines(source: ImportSource, report: SkillImportReport): string[] {
  const { added, updated, unchanged, skills, merged, aliases, skipped } = report;
  const byReason = [...Map.groupBy(skipped, ({ reason }) => reason)];
  return [
    `${source}: ${added} entries added, ${updated} updated, ${unchanged} unchanged`,
    `  ${skills} are skills of their own, ${merged} are skills already known; ${aliases} written forms came with them`,
    ...byReason.flatMap(([reason, items]) => [
      `  ${items.length} times: ${reason}`,
      ...items.slice(0, EXAMPLES).map(({ location: at, name }) => `    ${at}: ${name}`),
      ...(items.length > EXAMPLES ? [`    and ${items.length - EXAMPLES} more`] : []),
    ]),
    '  The product knows them from its next start on.',
  ];
}
