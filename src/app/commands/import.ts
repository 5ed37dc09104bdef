import { importJobsCommand } from './import-jobs.ts';
import { importSkillsCommand } from './import-skills.ts';
import { UsageError, type Command } from './command.ts';

/** `import jobs FILE`, `import esco FOLDER`, `import onet FOLDER`. */
export const importCommand: Command = {
  usage: `${importJobsCommand.usage}\n  ${importSkillsCommand.usage}`,
  help: `${importJobsCommand.help}\n\n${importSkillsCommand.help}`,
  prepare: ([what, ...args]) => {
    if (what === 'jobs') return importJobsCommand.prepare(args);
    if (what === 'esco' || what === 'onet') return importSkillsCommand.prepare([what, ...args]);
    throw new UsageError(what ? `Jobs, esco and onet can be imported, not ${what}.` : 'Say what to import: jobs, esco or onet.');
  },
};
