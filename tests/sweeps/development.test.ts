/** What `npm run dev` starts. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { recordReactFiles } from '../setup/react-files.ts';
import { startServer } from '../setup/server.ts';
import { createSeededDatabase } from '../setup/worker-server.ts';

test('`npm run dev` renders pages with the development build of React', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-development-'));
  fs.chmodSync(folder, 0o755);
  const recorder = recordReactFiles(folder);
  const server = await startServer(folder, { ...recorder.env, DATABASE_URL: await createSeededDatabase(), PATHLIGHT_DEV: '1' });
  expect((await fetch(server.origin)).status).toBe(200);
  await server.stop();
  expect(recorder.files()).toMatch(/react-dom-server\.node\.development\.js$/);
  fs.rmSync(folder, { recursive: true, force: true });
});
