/** Before the journeys: the real product as its own process, on a fresh data folder; the same as `npm start`. */
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
    dataDir: string;
  }
}

export default async function setup(project: TestProject) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-journeys-'));
  fs.chmodSync(dataDir, 0o755);
  const product = await startProduct(dataDir);
  project.provide('origin', product.origin);
  project.provide('dataDir', dataDir);
  return async () => {
    await product.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
}

/** `output` is what it has printed so far. */
export type RunningProduct = { origin: string; child: ChildProcess; output: () => string; stop: () => Promise<void> };

/** Starts the product and waits until it is ready; its output is shown when it fails. */
export async function startProduct(dataDir: string, settings: Record<string, string> = {}): Promise<RunningProduct> {
  const port = settings['PORT'] ? Number(settings['PORT']) : await freePortPair();
  const env = {
    ...process.env,
    APP_ENV: 'development',
    RATE_LIMITS: 'false',
    LOG_LEVEL: 'warn',
    ...settings,
    PORT: String(port),
    DATA_DIR: dataDir,
  };
  const child = spawn(process.execPath, ['src/app/boot/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  const origin = `http://localhost:${port}`;
  for (const end = Date.now() + 90_000; ; await sleep(100)) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`the product did not start:\n${output}`);
    const ready = await fetch(`${origin}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) break;
  }
  return { origin, child, output: () => output, stop: () => ended(child) };
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** A port whose neighbour is free as well: the sandbox takes the next one. */
export async function freePortPair(): Promise<number> {
  for (;;) {
    const port = await new Promise<number>((resolve) => {
      const server = net.createServer();
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
      });
    });
    if (port > 0 && port < 65_500) return port;
  }
}
