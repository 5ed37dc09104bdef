import assert from 'node:assert/strict';
import fs from 'node:fs';
import { zipSync } from 'fflate';
import { createScanner } from '#platform/files/scan-files.ts';
import { claimPortPair } from '../setup/free-ports.ts';
import { EICAR, SIGNATURE, startClamd } from './clamd.ts';
import type { Drill } from './drill.ts';
import { makeDrillFolder } from './filled-server.ts';

const MAX_FILE_BYTES = 5 * 1024 * 1024;

export const drill: Drill = {
  title: 'ClamAV scans files with a signature of our own, is stopped and started again',
  needs: 'the Debian package clamav-daemon; no signatures are downloaded',
  run: async (say) => {
    const folder = makeDrillFolder();
    const port = await claimPortPair();
    let clamd = await startClamd(folder, port);
    try {
      say('clamd answers');
      const { scan } = createScanner(`tcp://127.0.0.1:${port}`);
      assert.equal(await scan(new Blob([EICAR])), SIGNATURE);
      say('the test file is found in plain text');
      const zipped = zipSync({ 'word/document.xml': new TextEncoder().encode(EICAR) });
      assert.equal(await scan(new Blob([new Uint8Array(zipped)])), SIGNATURE);
      say('and inside an archive such as a Word document');
      assert.equal(await scan(new Blob(['Asha Menon, analyst'])), null);
      const begin = Date.now();
      assert.equal(await scan(new Blob([new Uint8Array(MAX_FILE_BYTES).fill(65)])), null);
      say(`a clean file of the largest size takes ${Date.now() - begin} ms`);
      const many = await Promise.all(Array.from({ length: 20 }, (_, index) => scan(new Blob([index % 2 ? EICAR : 'clean']))));
      assert.equal(many.filter((name) => name !== null).length, 10);
      say('twenty files at the same time get their own answers');

      await clamd.stop();
      await assert.rejects(scan(new Blob(['Asha Menon'])), /ENOENT|ECONNREFUSED/);
      say('a stopped scanner is no answer');
      clamd = await startClamd(folder, port);
      assert.equal(await scan(new Blob(['Asha Menon'])), null);
      say('and works again once it is back');
    } finally {
      await clamd.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    }
  },
};
