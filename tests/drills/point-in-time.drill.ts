import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FILES_FOLDER } from '#platform/db/backup/back-up.ts';
import { withClient } from '#platform/db/with-client.ts';
import { runCommand, startServer } from '../setup/server.ts';
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
} from './filled-server.ts';

export const drill: Drill = {
  title: 'What was deleted after a backup is back, from the archived log, as of a moment before',
  needs: 'nothing; about 2 GB in the folder for temporary files, and some minutes',
  run: async (say) => {
    const folder = makeDrillFolder();
    const archive = path.join(folder, 'archive');
    const first = await openFilledServer(folder, 5, { WAL_ARCHIVE_DIR: archive });
    const backup = path.join(folder, 'backup');
    say(runCommand({ dataDir: first.dataDir }, 'backup', backup).trim().replaceAll('\n', '\n           '));
    for (let count = 0; count < 5; count += 1) first.paid.push(await first.addPaidMember());
    const counts = await countWhenQuiet(first.url);
    const files = await listReferencedFiles(first.url);
    const [moment] = await ask<{ at: Date }>(first.url, 'select clock_timestamp() as at');
    say(`five more members paid after the backup; the moment to return to is ${moment?.at.toISOString()}`);

    await sleep(50);
    await ask(first.url, 'delete from fitment_scores');
    await ask(first.url, 'delete from sessions');
    const [last] = await ask<{ file: string }>(first.url, 'select pg_walfile_name(pg_switch_wal()) as file');
    while (!fs.existsSync(path.join(archive, last?.file ?? ''))) await sleep(100);
    await first.stop();
    const hidden = path.join(folder, 'moved-away');
    fs.renameSync(first.dataDir, hidden);
    say('all scores and sessions were deleted, and the server stopped');

    const startedAt = Date.now();
    const second = path.join(folder, 'second');
    const until = moment?.at.toISOString() ?? '';
    runCommand({ dataDir: second }, 'restore', backup, '--into', second, '--archive', archive, '--until', until);
    say(`restored in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    say(expectSameCounts(counts, await countRestoredTables(second)));
    // Files never change, so those stored after the backup are added from a copy of the folder.
    fs.cpSync(path.join(hidden, FILES_FOLDER), path.join(second, FILES_FOLDER), { recursive: true, force: false });
    say(expectSameFiles(files, hidden, second));
    const server = await startServer(second, { SANDBOX_ORIGIN: first.providers.origin }, undefined, 300_000);
    for (const one of first.paid) await readReceipt(server.origin, one);
    say(`${first.paid.length} members are signed in and read their receipts`);
    await server.stop();
    first.providers.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  },
};

const ask = <Row extends Record<string, unknown>>(url: string, statement: string) =>
  withClient(url, async (client) => (await client.query<Row>(statement)).rows);
