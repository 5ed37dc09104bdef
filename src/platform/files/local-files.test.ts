import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { localFiles } from './local-files.ts';
import { testFiles } from './testing.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-files-'));
const folder = path.join(root, 'files');
afterAll(() => fs.rmSync(root, { recursive: true }));

const files = localFiles(folder);
/** A folder whose areas are files, so that nothing can be stored or read in them. */
const lost = localFiles(path.join(root, 'lost'));
fs.writeFileSync(path.join(root, 'lost/resumes'), '');
testFiles({ files: () => files, lost: () => lost });

test('the same folder has the same id, another folder another one', () => {
  expect(localFiles(folder).id).toBe(files.id);
  expect(lost.id).not.toBe(files.id);
});

test('a file that a crash left unfinished is listed and can be removed; what is not ours is neither', async () => {
  const { key } = await files.put('resumes', new Uint8Array(1));
  fs.renameSync(path.join(folder, key), path.join(folder, `${key}.part`));
  fs.writeFileSync(path.join(folder, 'resumes/notes.txt'), '');
  fs.writeFileSync(path.join(folder, 'readme'), '');
  const keys: string[] = [];
  for await (const listed of files.list()) keys.push(listed.key);
  expect(keys).toContain(`${key}.part`);
  expect(keys.join()).not.toMatch(/notes|readme|\.id/);
  await files.remove(`${key}.part`);
  expect(fs.readdirSync(path.join(folder, 'resumes'))).not.toContain(path.basename(`${key}.part`));
});

test('a folder that is not mounted any more is away: nothing is lost, and nothing is stored in its place', async () => {
  const mounted = path.join(root, 'mounted');
  const store = localFiles(mounted);
  const { key } = await store.put('resumes', new Uint8Array(1));
  fs.renameSync(mounted, `${mounted}-elsewhere`);
  fs.mkdirSync(mounted);
  await expect(store.get(key)).rejects.toMatchObject({ isMissing: false });
  await expect(store.put('resumes', new Uint8Array(1))).rejects.toMatchObject({ name: 'StorageAway' });
  expect(fs.readdirSync(mounted)).toEqual([]);
});

test('files can be read by the user of the server alone', async () => {
  const { key } = await files.put('resumes', new Uint8Array(1));
  const modeOf = (file: string) => fs.statSync(path.join(folder, file)).mode % 0o1000;
  expect([modeOf(key), modeOf('resumes')]).toEqual([0o600, 0o700]);
});
