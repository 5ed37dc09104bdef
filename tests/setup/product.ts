/** The real product as a process of its own, started as `npm start` does. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePortPair } from './free-ports.ts';

const START_TIMEOUT_MS = 90_000;
/** Compiled once for all products and commands of a run, and of the next. */
export const COMPILED: { NODE_COMPILE_CACHE: string } = { NODE_COMPILE_CACHE: path.join(os.tmpdir(), 'pathlight-compile-cache') };

/** Where a running product is reached; `databaseUrl` where it does not run the embedded database of its data folder. */
export type ProductPlace = { origin: string; dataDir: string; databaseUrl?: string };

/** `output` is what it has printed so far. */
export type RunningProduct = ProductPlace & { child: ChildProcess; output: () => string; stop: () => Promise<void> };

/** Starts the product and waits until it is ready; its output is shown when it fails. */
export async function startProduct(dataDir: string, settings: Record<string, string> = {}): Promise<RunningProduct> {
  const port = settings['PORT'] ? Number(settings['PORT']) : await freePortPair();
  const env = {
    ...process.env,
    ...COMPILED,
    // Vitest sets it for its own processes; the product decides by itself.
    NODE_ENV: undefined,
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
  for (const end = Date.now() + START_TIMEOUT_MS; ; await sleep(100)) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`the product did not start:\n${output}`);
    const ready = await fetch(`${origin}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) break;
  }
  const { DATABASE_URL: databaseUrl } = settings;
  return { origin, dataDir, ...(databaseUrl && { databaseUrl }), child, output: () => output, stop: () => stopped(child) };
}

function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** Runs an operator's command beside a running product, as `npm run cli --` does. */
export function runCommand({ dataDir, databaseUrl }: ProductPlace, ...args: string[]): void {
  execFileSync(process.execPath, ['src/app/commands/cli.ts', ...args], {
    env: {
      ...process.env,
      ...COMPILED,
      APP_ENV: 'development',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
  });
}
