import { makeServerFolder } from '../cluster-location.ts';

/** A log file that is not full is archived after this time, so no more is lost than it. */
const ARCHIVE_TIMEOUT_S = 300;

/** Settings of an embedded PostgreSQL that archives its log in a folder, which is made where it is missing. */
export function archiveSettings(folder: string): Record<string, string> {
  makeServerFolder(folder);
  // PostgreSQL replaces what follows a percent sign.
  const file = `${quote(folder).replaceAll('%', '%%')}/%f`;
  return {
    wal_level: 'replica',
    archive_mode: 'on',
    // A file that was archived before a crash is archived again; another one of the same name is never replaced.
    archive_command: `if test -f ${file}; then cmp -s "%p" ${file}; else cp "%p" ${file}.part && sync ${file}.part && mv ${file}.part ${file}; fi`,
    archive_timeout: String(ARCHIVE_TIMEOUT_S),
  };
}

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
