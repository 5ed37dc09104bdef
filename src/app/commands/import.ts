import { importJobsCommand } from './import-jobs.ts';
import { importSkillsCommand } from './import-skills.ts';
import { importTablesCommand, TABLES } from './import-tables.ts';
import { UsageError, type Command } from './command.ts';

const COMMANDS = [importJobsCommand, importTablesCommand, importSkillsCommand];

/** `import jobs|programs|universities|companies FILE`, `import esco|onet FOLDER`. */
export const importCommand: Command = {
  usage: COMMANDS.map(({ usage }) => usage).join('\n  '),
  help: COMMANDS.map(({ help }) => help).join('\n\n'),
  prepare: ([kind, ...args]) => {
    if (kind === 'jobs') return importJobsCommand.prepare(args);
    if (kind && TABLES.includes(kind)) return importTablesCommand.prepare([kind, ...args]);
    if (kind === 'esco' || kind === 'onet') return importSkillsCommand.prepare([kind, ...args]);
    const choice = `jobs, ${TABLES.join(', ')}, esco`;
    throw new UsageError(
      kind ? `${choice} and onet can be imported, not ${kind}.` : `Specify what to import: ${choice} or onet.`,
    );
  },
};
