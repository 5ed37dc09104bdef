import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { findNewestMigration } from '#app/boot/schema.ts';
import { backUp, FILES_FOLDER } from '#platform/db/backup/back-up.ts';
import { runCommand, runCommandWith, startServer } from '../setup/server.ts';
import { signUpFollower } from '../setup/session.ts';
import type { Drill } from './drill.ts';
import {
  countRestoredTables,
  countWhenQuiet,
  expectSameCounts,
  expectSameFiles,
  listReferencedFiles,
  makeDrillFolder,
  openFilledServer,
  readReceipt,
  writeContinuously,
} from './filled-server.ts';

const MEMBERS = 20;

export const drill: Drill = {
  title: 'A backup under writes is restored into a new data folder and a server that cannot read the first one',
  needs: 'nothing; about 2 GB in the folder for temporary files, and some minutes',
  run: async (say) => {
    const folder = makeDrillFolder();
    const first = await openFilledServer(folder, MEMBERS);
    say(`the first server has ${MEMBERS} members who applied and paid, and the demo`);

    const writer = writeContinuously(async () => first.paid.push(await first.addPaidMember()));
    let counts = new Map<string, number>();
    let files: string[] = [];
    let paid = [...first.paid];
    const startedAt = Date.now();
    const backup = path.join(folder, 'backup');
    const manifest = await backUp({
      embeddedUrl: first.url,
      filesFolder: path.join(first.dataDir, FILES_FOLDER),
      target: backup,
      version: '0',
      schema: findNewestMigration(),
      beforeRecording: async () => {
        await writer.pause();
        counts = await countWhenQuiet(first.url);
        files = await listReferencedFiles(first.url);
        paid = [...first.paid];
        say(`${writer.written()} more members paid while the database was copied`);
      },
    });
    say(`backup: ${describe(manifest)} in ${seconds(startedAt)}`);
    await first.addMember();
    await writer.stop();
    await first.stop();
    const hidden = path.join(folder, 'moved-away');
    fs.renameSync(first.dataDir, hidden);
    say('one more member joined, then the first server was stopped and its data folder moved away');

    const restoredAt = Date.now();
    const second = path.join(folder, 'second');
    runCommand({ dataDir: second }, 'restore', backup, '--into', second);
    say(`restored in ${seconds(restoredAt)}`);
    say(expectSameCounts(counts, await countRestoredTables(second)));
    say(expectSameFiles(files, hidden, second));

    // The providers send people back to the address that they know.
    const settings = { SANDBOX_ORIGIN: first.providers.origin, PORT: new URL(first.origin).port };
    const server = await startServer(second, settings, undefined, 300_000);
    say(`a page was answered ${seconds(restoredAt)} after the restore began`);
    for (const one of paid) assert.ok((await readReceipt(server.origin, one)).byteLength > 1000);
    say(`${paid.length} members are signed in and read their receipts`);
    await signUpFollower(server.origin, 'Restored Reader', ['python']);
    say('a new member signed up');
    say(runCommandWith(settings, { dataDir: second }, 'reconcile').trim().replaceAll('\n', '\n           '));
    await server.stop();
    first.providers.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  },
};

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
const describe = ({ database, files }: Awaited<ReturnType<typeof backUp>>) =>
  `${((database?.bytes ?? 0) / 1e6).toFixed(0)} MB of database and ${files.count} files`;
