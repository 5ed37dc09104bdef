import { fork, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-sandbox-'));
let child: ChildProcess | undefined;
afterEach(() => void child?.kill('SIGKILL'));

/** Resolves with the message of the listening sandbox, or with its exit code. */
function start(environment: Record<string, string>): Promise<unknown> {
  const defaults = { SANDBOX_PORT: '0', SANDBOX_DIR: folder, APP_ORIGIN: 'http://localhost:3000' };
  const sandbox = fork('src/sandbox/main.ts', { env: { ...process.env, ...defaults, ...environment }, silent: true });
  child = sandbox;
  return new Promise((resolve) => {
    sandbox.once('message', resolve);
    sandbox.once('exit', (code) => resolve({ code }));
  });
}

test('the sandbox does not start in production', async () => {
  expect(await start({ APP_ENV: 'production', NODE_ENV: 'development' })).toEqual({ code: 1 });
});

test('the sandbox starts outside production, also with the production build of React', async () => {
  const started = await start({ APP_ENV: 'development', NODE_ENV: 'production' });
  expect(started).toEqual({ origin: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) as unknown });
});
