import { importJobsCommand } from './import-jobs.ts';
import { importSkillsCommand } from './import-skills.ts';
import { importTablesCommand, TABLES } from './import-tables.ts';
import { UsageError, type Command } from './command.ts';

const COMMANDS = [importJobsCommand, importTablesCommand, importSkillsCommand];

/** `import jobs|programs|universities|companies FILE`, `import esco|onet FOLDER`. */
export const importCommand: Command = {
  usage: COMMANDS.map(({ usage }) => usage).join('\n  '),
  help: COMMANDS.map(({ help }) => help).join('\n\n'),
  prepare: ([what, ...args]) => {
    if (what === 'jobs') return importJobsCommand.prepare(args);
    if (what && TABLES.includes(what)) return importTablesCommand.prepare([what, ...args]);
    if (what === 'esco' || what === 'onet') return importSkillsCommand.prepare([what, ...args]);
    const choice = `jobs, ${TABLES.join(', ')}, esco`;
    throw new UsageError(what ? `${choice} and onet can be imported, not ${what}.` : `Say what to import: ${choice} or onet.`);
  },
};
