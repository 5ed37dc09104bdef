import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { zipSync } from 'fflate';
import { createScanner } from '#platform/files/scan-files.ts';
import type { Drill } from './drill.ts';

/** The test file that every scanner knows, in two parts so that none finds it here. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD', '-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const SIGNATURE = 'Pathlight.Test.EICAR';
const START_MS = 60_000;
const MAX_FILE_BYTES = 5 * 1024 * 1024;

export const drill: Drill = {
  title: 'ClamAV scans files with a signature of our own, is stopped and started again',
  needs: 'the Debian package clamav-daemon; no signatures are downloaded',
  run: async (say) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-drill-'));
    const config = writeConfig(folder);
    let clamd = await startClamd(config, folder);
    try {
      say('clamd answers');
      const { scan } = createScanner(`unix:${folder}/clamd.ctl`);
      assert.equal(await scan(new Blob([EICAR])), `${SIGNATURE}.UNOFFICIAL`);
      say('the test file is found in plain text');
      const zipped = zipSync({ 'word/document.xml': new TextEncoder().encode(EICAR) });
      assert.equal(await scan(new Blob([new Uint8Array(zipped)])), `${SIGNATURE}.UNOFFICIAL`);
      say('and inside an archive such as a Word document');
      assert.equal(await scan(new Blob(['Asha Menon, analyst'])), null);
      const begin = Date.now();
      assert.equal(await scan(new Blob([new Uint8Array(MAX_FILE_BYTES).fill(65)])), null);
      say(`a clean file of the largest size takes ${Date.now() - begin} ms`);
      const many = await Promise.all(Array.from({ length: 20 }, (_, index) => scan(new Blob([index % 2 ? EICAR : 'clean']))));
      assert.equal(many.filter((name) => name !== null).length, 10);
      say('twenty files at the same time get their own answers');

      await stop(clamd);
      await assert.rejects(scan(new Blob(['Asha Menon'])), /ENOENT|ECONNREFUSED/);
      say('a stopped scanner is no answer');
      clamd = await startClamd(config, folder);
      assert.equal(await scan(new Blob(['Asha Menon'])), null);
      say('and works again once it is back');
    } finally {
      await stop(clamd);
      fs.rmSync(folder, { recursive: true, force: true });
    }
  },
};

function writeConfig(folder: string): string {
  const signatures = path.join(folder, 'signatures');
  fs.mkdirSync(signatures);
  fs.writeFileSync(path.join(signatures, 'own.ndb'), `${SIGNATURE}:0:*:${Buffer.from(EICAR).toString('hex')}\n`);
  const config = path.join(folder, 'clamd.conf');
  fs.writeFileSync(
    config,
    `Foreground yes\nLocalSocket ${folder}/clamd.ctl\nDatabaseDirectory ${signatures}\nLogFile ${folder}/clamd.log\n`,
  );
  return config;
}

async function startClamd(config: string, folder: string): Promise<ChildProcess> {
  const clamd = spawn('clamd', ['--config-file', config], { stdio: 'ignore' });
  for (const last = Date.now() + START_MS; !fs.existsSync(path.join(folder, 'clamd.ctl')); await sleep(100))
    if (clamd.exitCode !== null || Date.now() > last)
      throw new Error(`clamd did not start:\n${fs.readFileSync(path.join(folder, 'clamd.log'), 'utf8')}`);
  return clamd;
}

async function stop(clamd: ChildProcess): Promise<void> {
  if (clamd.exitCode !== null || clamd.signalCode !== null) return;
  const ended = new Promise((resolve) => clamd.once('exit', resolve));
  clamd.kill('SIGTERM');
  await ended;
}
