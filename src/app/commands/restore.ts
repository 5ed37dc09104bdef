import { loadManifest } from '#platform/db/backup/manifest.ts';
import { restore } from '#platform/db/backup/restore.ts';
import { findNewestMigration } from '../boot/schema.ts';
import { CommandError, parseArguments, UsageError, type StoreCommand } from './command.ts';
import { explainBackupErrors } from './explain-backup-errors.ts';
import { resolveOperatorPath } from './operator-path.ts';

const HELP = `Restores a backup into a new data folder: copies and compares every file, replays the log and starts the database
once. Then start the server with that folder as DATA_DIR. A folder that is not empty is refused, and a restore that fails
leaves nothing.

  --into DATA_DIR    the new data folder
  --archive FOLDER   goes on with the archived log (WAL_ARCHIVE_DIR) as far as it reaches
  --until TIME       up to this point in time, such as 2026-11-29T14:05:00+05:30; the files stay those of the backup

Example
  npm run cli -- restore /backups/2026-11-29 --into /srv/pathlight-restored`;

/** `restore FOLDER --into DATA_DIR`. */
export const restoreCommand: StoreCommand = {
  usage: 'restore FOLDER --into DATA_DIR [--archive FOLDER [--until TIME]]',
  help: HELP,
  prepareAlone: (args) => {
    const options = readArguments(args);
    return () =>
      explainBackupErrors(async () => {
        refuseNewer(loadManifest(options.backup).schema);
        const startedAt = Date.now();
        const { files, recordedAt } = await restore(options);
        const point = options.until?.toISOString() ?? (options.archive ? 'the end of the archived log' : recordedAt);
        console.log(`${options.dataDir} is as of ${point}, with ${files.count} files.`);
        console.log(`Restored in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
        return true;
      });
  },
};

function refuseNewer(schema: string): void {
  if (schema > findNewestMigration())
    throw new CommandError(`A newer version of Pathlight made this backup (${schema}): restore it with that version.`);
}

function readArguments(args: string[]) {
  const {
    positionals: [backup, ...rest],
    values: { into, archive, until },
  } = parseArguments({
    args,
    allowPositionals: true,
    options: { into: { type: 'string' }, archive: { type: 'string' }, until: { type: 'string' } },
  });
  if (backup === undefined || rest.length > 0) throw new UsageError('Name one backup.');
  if (into === undefined) throw new UsageError('Name the new data folder with --into.');
  return {
    backup: resolveOperatorPath(backup),
    dataDir: resolveOperatorPath(into),
    archive: archive === undefined ? undefined : resolveOperatorPath(archive),
    until: until === undefined ? undefined : readTime(until),
  };
}

function readTime(text: string): Date {
  const time = new Date(text);
  if (!/(Z|[+-]\d{2}:?\d{2})$/.test(text) || Number.isNaN(time.getTime()))
    throw new UsageError(`${text} is not a time with its offset: write it as 2026-11-29T14:05:00+05:30.`);
  return time;
}
