import { StartError } from '#platform/db/start-error.ts';
import { hasOtherStore } from '#platform/tasks/tasks.ts';
import type { Running } from './services.ts';

/** Throws a `StartError` while another server of this database stores its files where this one cannot read them. */
export async function refuseOtherStores({ work }: Pick<Running, 'work'>): Promise<void> {
  if (!(await hasOtherStore(work.db, work.files.id))) return;
  throw new StartError(
    "Another server of this database stores members' files in another place, so each would miss files of the other. " +
      'Give all of them the same bucket (S3_BUCKET), or a DATA_DIR whose folder "files" they share.',
  );
}
