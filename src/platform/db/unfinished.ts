/** A data folder in the middle of a restore or an upgrade: no server starts on it, and says what to do instead. */
import fs from 'node:fs';
import path from 'node:path';

const markerOf = (dataDir: string) => path.join(dataDir, 'unfinished');

export const markUnfinished = (dataDir: string, message: string): void => fs.writeFileSync(markerOf(dataDir), message);

export const markFinished = (dataDir: string): void => fs.rmSync(markerOf(dataDir));

/** What to do about an unfinished data folder; undefined for any other. */
export const findUnfinished = (dataDir: string): string | undefined =>
  fs.existsSync(markerOf(dataDir)) ? fs.readFileSync(markerOf(dataDir), 'utf8') : undefined;
