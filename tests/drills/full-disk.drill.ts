import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StorageFull } from '#platform/files/files.ts';
import { localFiles } from '#platform/files/local-files.ts';
import type { Drill } from './drill.ts';

const FILE_BYTES = 300_000;

export const drill: Drill = {
  title: 'A folder of files on a disk that is full in fact',
  needs: 'Linux, and the right to mount a file system of one megabyte in memory (root)',
  run: async (say) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-drill-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]);
    try {
      await fill(folder, say);
    } finally {
      execFileSync('umount', [folder]);
      fs.rmdirSync(folder);
    }
  },
};

async function fill(folder: string, say: (line: string) => void): Promise<void> {
  const files = localFiles(folder);
  const content = new Uint8Array(FILE_BYTES).fill(7);
  const listed = async () => {
    const keys: string[] = [];
    for await (const { key } of files.list()) keys.push(key);
    return keys.toSorted();
  };
  const keys: string[] = [];
  const error = await (async () => {
    for (;;) keys.push((await files.put('resumes', content)).key);
  })().catch((caught: unknown) => caught);
  assert.ok(error instanceof StorageFull, String(error));
  say(`after ${keys.length} files the disk is full, and the next one is refused as such`);
  assert.deepEqual(await listed(), keys.toSorted());
  for (const key of keys) assert.equal(Buffer.compare(await files.get(key), content), 0);
  say('all that were accepted can be read, and nothing is left of the refused one');
  await files.remove(keys.pop() ?? '');
  keys.push((await files.put('resumes', content)).key);
  assert.deepEqual(await listed(), keys.toSorted());
  say('once there is room, the next one is stored');
}
