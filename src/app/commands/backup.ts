import path from 'node:path';
import { backUp, DATABASE_FOLDER, FILES_FOLDER } from '#platform/db/backup/back-up.ts';
import { loadManifest, verifyEntries, type Manifest } from '#platform/db/backup/manifest.ts';
import { clusterExists } from '#platform/db/embedded.ts';
import type { Config } from '#platform/runtime/config.ts';
import packageFile from '../../../package.json' with { type: 'json' };
import { findNewestMigration } from '../boot/schema.ts';
import { openUnmigratedStore } from '../boot/start-up.ts';
import { CommandError, parseArguments, UsageError, type StoreCommand } from './command.ts';
import { explainBackupErrors } from './explain-backup-errors.ts';
import { resolveOperatorPath } from './operator-path.ts';

const HELP = `Copies the embedded database and the members' files as they are at one point in time into a new folder, while the
server runs. Every file is read again and compared before the folder gets its name; an interrupted backup leaves a folder whose
name contains .unfinished, which can be deleted. Only its owner can read a backup. With DATABASE_URL only the files are
copied: make the backup of the database first, with its own tools. Files in a bucket (S3_BUCKET) are not copied.
docs/backup.md describes all.

With verify a backup is compared with what it holds by its manifest.

Example
  npm run cli -- backup /backups/2026-11-29
  npm run cli -- backup verify /backups/2026-11-29`;

/** `backup FOLDER` and `backup verify FOLDER`. */
export const backupCommand: StoreCommand = {
  usage: 'backup [verify] FOLDER',
  help: HELP,
  prepareAlone: (args) => {
    const { verifies, folder } = readArguments(args);
    return (config) =>
      explainBackupErrors(async () => {
        const startedAt = Date.now();
        const manifest = verifies ? verify(folder) : await makeBackup(config, folder);
        for (const line of describe(folder, manifest, config.S3_BUCKET)) console.log(line);
        console.log(`${verifies ? 'Verified' : 'Made and verified'} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
        return true;
      });
  },
};

function verify(folder: string): Manifest {
  const manifest = loadManifest(folder);
  verifyEntries(folder, manifest.entries);
  return manifest;
}

async function makeBackup(config: Config, target: string): Promise<Manifest> {
  if (!config.DATABASE_URL && !clusterExists(path.join(config.DATA_DIR, DATABASE_FOLDER)))
    throw new CommandError(`There is no database in ${config.DATA_DIR}.`);
  const store = await openUnmigratedStore(config);
  try {
    return await backUp({
      embeddedUrl: store.embedded ? store.url : undefined,
      filesFolder: config.S3_BUCKET ? undefined : path.join(config.DATA_DIR, FILES_FOLDER),
      target,
      version: packageFile.version,
      schema: findNewestMigration(),
    });
  } finally {
    await store.close();
  }
}

function describe(folder: string, { database, files, recordedAt }: Manifest, bucket: string | undefined): string[] {
  const log = database ? `, with the log from ${database.firstLogFile} to ${database.lastLogFile}` : '';
  return [
    `${folder} is of ${recordedAt}.`,
    database ? `  database   ${megabytes(database.bytes)}${log}` : '  database   not in it: a server of your own',
    files.count === 0 && bucket
      ? `  files      not in it: they are in the bucket ${bucket}, which you copy with its own tools after the database`
      : `  files      ${files.count}, ${megabytes(files.bytes)}`,
  ];
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

function readArguments(args: string[]): { verifies: boolean; folder: string } {
  const { positionals } = parseArguments({ args, allowPositionals: true, options: {} });
  const verifies = positionals[0] === 'verify';
  const [folder, ...rest] = verifies ? positionals.slice(1) : positionals;
  if (folder === undefined || rest.length > 0) throw new UsageError('Name one folder.');
  return { verifies, folder: resolveOperatorPath(folder) };
}
