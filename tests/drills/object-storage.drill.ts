import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openServices } from '#app/boot/services.ts';
import { loadConfig } from '#app/wiring/settings.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { createContext } from '#platform/http/context.ts';
import { createLog } from '#platform/runtime/log.ts';
import { acquirePostgres, MIGRATED_TEMPLATE } from '../setup/postgres.ts';
import { startServer, type RunningServer } from '../setup/server.ts';
import type { Drill } from './drill.ts';
import { ACCESS_KEY, SECRET_KEY, startSwift, type Swift } from './swift.ts';

const BUCKET = 'members';
const DATABASE = 'object_storage';
/** How long a member waits at most for the answer that the store is away. */
const MAX_WAIT_MS = 10_000;

export const drill: Drill = {
  title: 'Two servers with their files in OpenStack Swift, which goes away, comes back and becomes full',
  needs: 'the Debian packages swift-proxy, swift-account, swift-container and swift-object',
  run: async (say) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-drill-'));
    fs.chmodSync(folder, 0o755);
    const swift = await startSwift(path.join(folder, 'swift'));
    try {
      await swift.createBucket(BUCKET);
      say('OpenStack Swift answers');
      runStoreTests(swift.endpoint);
      say('the tests of a store of files hold');
      await serveFromBucket(folder, swift, say);
    } finally {
      await swift.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    }
  },
};

function runStoreTests(endpoint: string): void {
  const store = { S3_TEST_ENDPOINT: endpoint, S3_TEST_BUCKET: BUCKET, S3_TEST_KEY: ACCESS_KEY, S3_TEST_SECRET: SECRET_KEY };
  execFileSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', 'src/platform/files/s3-files.test.ts'], {
    env: { ...process.env, ...store },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function serveFromBucket(folder: string, swift: Swift, say: (line: string) => void): Promise<void> {
  const postgres = await acquirePostgres();
  const servers: RunningServer[] = [];
  try {
    await postgres.clone(MIGRATED_TEMPLATE, DATABASE);
    const settings = {
      DATABASE_URL: postgres.url(DATABASE),
      STAND_INS: 'off',
      S3_ENDPOINT: swift.endpoint,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: ACCESS_KEY,
      S3_SECRET_ACCESS_KEY: SECRET_KEY,
    };
    const start = async (name: string, own: Record<string, string>) => {
      const server = await startServer(path.join(folder, name), own, undefined, 300_000);
      servers.push(server);
      return server;
    };
    const first = await start('first', settings);
    const second = await start('second', settings);
    say('two servers with different data folders and one bucket are ready');
    await assert.rejects(start('third', { DATABASE_URL: settings.DATABASE_URL, STAND_INS: 'off' }), /in another place/);
    say('a third one with its files in a folder refuses to start');
    const member = await signUp(folder, settings);
    await exerciseStore({ first, second, swift, cookie: member.cookie, say });
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
    await postgres.release();
  }
}

async function signUp(folder: string, settings: Record<string, string>): Promise<{ cookie: string }> {
  const config = loadConfig({ APP_ENV: 'development', DATA_DIR: path.join(folder, 'first'), ...settings });
  const running = openServices({
    config,
    log: createLog('silent'),
    databaseUrl: settings['DATABASE_URL'] ?? '',
    runsTasks: false,
  });
  const member = await aMember(createContext(running.services));
  await running.database.close();
  return member;
}

type Exercise = { first: RunningServer; second: RunningServer; swift: Swift; cookie: string; say: (line: string) => void };

async function exerciseStore({ first, second, swift, cookie, say }: Exercise): Promise<void> {
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const upload = (text: string) => {
    const body = new FormData();
    body.set('file', new File([text], 'asha.txt', { type: 'text/plain' }));
    return fetch(`${first.origin}/api/resumes`, { method: 'POST', headers, body });
  };
  const count = async () => {
    const { data } = (await (await fetch(`${first.origin}/api/resumes`, { headers })).json()) as { data: unknown[] };
    return data.length;
  };
  const stored = await upload('Asha Menon. SQL, Python.');
  assert.equal(stored.status, 201);
  const { data } = (await stored.json()) as { data: { id: string } };
  const download = (origin: string) => fetch(`${origin}/api/resumes/${data.id}/file`, { headers });
  for (const { origin } of [first, second]) assert.equal(await (await download(origin)).text(), 'Asha Menon. SQL, Python.');
  say('what is uploaded to the first server is downloaded from both');

  await swift.stopProxy();
  const begin = Date.now();
  await expectProblem(await download(second.origin), 'file-away');
  await expectProblem(await upload('Never stored.'), 'storage-away');
  const waited = Date.now() - begin;
  assert.ok(waited < MAX_WAIT_MS, `both answers took ${waited} ms`);
  assert.equal(await count(), 1);
  say(`while the store is away, a download and an upload are 503 (together after ${waited} ms), and nothing is half there`);

  await swift.startProxy();
  assert.equal((await download(second.origin)).status, 200);
  assert.equal((await upload('Stored afterwards.')).status, 201);
  say('both work once it is back');

  await swift.setQuota(BUCKET, 10);
  await expectProblem(await upload('No room for this one.'), 'storage-full');
  assert.equal(await count(), 2);
  assert.equal((await download(first.origin)).status, 200);
  say('a full store is 503 for uploads, and downloads go on');
}

async function expectProblem(response: Response, code: string): Promise<void> {
  assert.equal(response.status, 503);
  assert.ok(response.headers.get('retry-after'));
  assert.equal(((await response.json()) as { code: string }).code, code);
}
