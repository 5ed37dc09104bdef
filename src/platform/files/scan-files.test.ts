import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createScanner } from './scan-files.ts';
import { startFakeClamd, type FakeClamd } from './testing.ts';

const HARMFUL = 'nothing good';
const harmful = new Blob([`Asha Menon, ${HARMFUL}`]);
let clamd: FakeClamd;
beforeAll(async () => {
  clamd = await startFakeClamd({ harmful: HARMFUL });
});
afterAll(() => clamd.stop());

test('a file is clean or has the name of what was found in it, and both are counted', async () => {
  const scanner = createScanner(clamd.address);
  expect(await scanner.scan(harmful)).toBe('Test-Signature');
  expect(await scanner.scan(new Blob(['Asha Menon, analyst']))).toBeNull();
  expect(scanner.counts).toEqual({ clean: 1, infected: 1, unanswered: 0 });
});

test('a large file is scanned to its last byte', async () => {
  const { scan } = createScanner(clamd.address);
  expect(await scan(new Blob([new Uint8Array(5_000_000), HARMFUL]))).toBe('Test-Signature');
  expect(await scan(new Blob([new Uint8Array(5_000_000)]))).toBeNull();
});

test('the scanner is reached over a socket file too', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-scan-'));
  const local = await startFakeClamd({ harmful: HARMFUL, socketFile: path.join(folder, 'clamd.ctl') });
  onTestFinished(async () => {
    await local.stop();
    fs.rmSync(folder, { recursive: true });
  });
  expect(await createScanner(local.address).scan(harmful)).toBe('Test-Signature');
});

test('no answer, a refused connection and any other answer are no result', async () => {
  const silent = createScanner(clamd.address, 100);
  clamd.isSilent = true;
  await expect(silent.scan(harmful)).rejects.toThrow('no answer within 100 ms');
  clamd.isSilent = false;
  for (const answer of ['INSTREAM size limit exceeded. ERROR', '', 'stream: OK and more']) {
    clamd.answer = answer;
    await expect(silent.scan(harmful), answer).rejects.toThrow('the scanner answered');
  }
  clamd.answer = null;
  expect(silent.counts).toEqual({ clean: 0, infected: 0, unanswered: 4 });
  await expect(createScanner('tcp://127.0.0.1:1').scan(harmful)).rejects.toThrow('ECONNREFUSED');
});
