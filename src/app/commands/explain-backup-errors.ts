import { BackupError } from '#platform/db/backup/manifest.ts';
import { CommandError } from './command.ts';

/** Runs work on a backup; what is wrong with it is a problem that the operator can fix. */
export async function explainBackupErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BackupError) throw new CommandError(error.message, { cause: error });
    throw error;
  }
}
