import { updateSchema } from '../boot/schema.ts';
import { openUnmigratedStore } from '../boot/start-up.ts';
import { parseArguments, type StoreCommand } from './command.ts';

const HELP = `Brings the tables of the database up to date, with those of the task queue. While servers run it waits at most three
seconds for a lock, then ends without a change: run it again. A database that is up to date is left as it is.

With MIGRATION_DATABASE_URL it works as that role, and lets the role of DATABASE_URL read and write what servers need. Servers
that may not change tables get MIGRATE_AT_START=false and no MIGRATION_DATABASE_URL. docs/backup.md has the roles.`;

/** `migrate`. */
export const migrateCommand: StoreCommand = {
  usage: 'migrate',
  help: HELP,
  prepareAlone: (args) => {
    parseArguments({ args, options: {} });
    return async (config) => {
      const store = await openUnmigratedStore(config);
      try {
        const applied = await updateSchema({ url: store.url, migrationUrl: config.MIGRATION_DATABASE_URL });
        for (const name of applied) console.log(name);
        console.log(applied.length === 0 ? 'The database is up to date.' : `${applied.length} applied.`);
        return true;
      } finally {
        await store.close();
      }
    };
  },
};
