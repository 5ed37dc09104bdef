/** Operator commands. They work whether or not the server is running. */
import '../boot/node-env.ts';
import { Problem } from '#platform/contract/problem.ts';
import { createContext } from '#platform/http/context.ts';
import { StartError } from '#platform/db/start-error.ts';
import { createLog } from '#platform/runtime/log.ts';
import { loadCatalogue } from '../boot/catalogue.ts';
import { applicationsCommand } from './applications.ts';
import { backupCommand } from './backup.ts';
import { cashbacksCommand } from './cashbacks.ts';
import { checkResourcesCommand } from './check-resources.ts';
import { CommandError, UsageError, type Command, type StoreCommand } from './command.ts';
import { contestsCommand } from './contests.ts';
import { demoCommand } from './demo.ts';
import { importCommand } from './import.ts';
import { jobApplicationsCommand } from './job-applications.ts';
import { leadsCommand } from './leads.ts';
import { mailsCommand } from './mails.ts';
import { migrateCommand } from './migrate.ts';
import { reconcileCommand } from './reconcile.ts';
import { refundCommand } from './refund.ts';
import { restoreCommand } from './restore.ts';
import { skillsCommand } from './skills.ts';
import { sourcesCommand } from './sources.ts';
import { staffCommand } from './staff.ts';
import { tasksCommand } from './tasks.ts';
import { upgradeDatabaseCommand } from './upgrade-database.ts';
import { findSandboxOrigin } from '../boot/sandbox-process.ts';
import { openServices } from '../boot/services.ts';
import { CONTENT, openDatabaseStore, loadConfigOrExit } from '../boot/start-up.ts';

const COMMANDS = new Map<string, Command | StoreCommand>([
  ['import', importCommand],
  ['reconcile', reconcileCommand],
  ['refund', refundCommand],
  ['applications', applicationsCommand],
  ['job-applications', jobApplicationsCommand],
  ['cashbacks', cashbacksCommand],
  ['contests', contestsCommand],
  ['leads', leadsCommand],
  ['mails', mailsCommand],
  ['skills', skillsCommand],
  ['sources', sourcesCommand],
  ['staff', staffCommand],
  ['tasks', tasksCommand],
  ['check-resources', checkResourcesCommand],
  ['demo', demoCommand],
  ['migrate', migrateCommand],
  ['backup', backupCommand],
  ['restore', restoreCommand],
  ['upgrade-database', upgradeDatabaseCommand],
]);
const EXIT = { success: 0, failed: 1, usage: 2 };

process.exitCode = await main(process.argv.slice(2));

async function main([name = '', ...args]: string[]): Promise<number> {
  const command = COMMANDS.get(name);
  const asksForHelp = [name, ...args].some((arg) => arg === '--help' || arg === '-h');
  if (asksForHelp || !command) {
    console.log(command ? `npm run cli -- ${command.usage}\n\n${command.help}` : overview());
    return asksForHelp ? EXIT.success : EXIT.usage;
  }
  try {
    return (await start(command, args)) ? EXIT.success : EXIT.failed;
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\n\nnpm run cli -- ${command.usage}\nAdd --help for details.`);
      return EXIT.usage;
    }
    if (!(error instanceof CommandError || error instanceof Problem || error instanceof StartError)) throw error;
    console.error(error.message);
    return error instanceof CommandError && error.isUnusable ? EXIT.usage : EXIT.failed;
  }
}

function overview(): string {
  const usages = [...COMMANDS.values()].map(({ usage }) => `  ${usage}`);
  return ['Usage: npm run cli -- COMMAND', '', ...usages, '', 'COMMAND --help shows details.'].join('\n');
}

function start(command: Command | StoreCommand, args: string[]): Promise<boolean> {
  if ('prepareAlone' in command) {
    const work = command.prepareAlone(args);
    return work(loadConfigOrExit());
  }
  return run(command.prepare(args), { loads: !command.skipsCatalogue });
}

/** Uses the database of the running server, or starts the database for the duration of the command. */
async function run(work: ReturnType<Command['prepare']>, { loads }: { loads: boolean }): Promise<boolean> {
  const settings = loadConfigOrExit();
  const config = { ...settings, sandboxOrigin: findSandboxOrigin(settings) };
  const store = await openDatabaseStore(config);
  try {
    const running = openServices({
      config,
      log: createLog('error'),
      databaseUrl: store.url,
      runsTasks: false,
    });
    try {
      // Tasks queued by a command are run by the server, now or when it starts.
      await running.worker.start();
      if (loads) await loadCatalogue(running, CONTENT);
      return await work(createContext(running.work));
    } finally {
      await running.worker.stop();
      await running.signals.stop();
      await running.database.close();
    }
  } finally {
    await store.close();
  }
}
