/** Starts Pathlight as a separate process, as `npm start` does. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import packageFile from '../../package.json' with { type: 'json' };
import { claimPortPair } from './free-ports.ts';

const START_TIMEOUT_MS = 90_000;
/** What `npm start` says about memory. */
const FLAGS = packageFile.scripts.start.split(' ').slice(1, -1);
/** A compile cache shared by all servers and commands of this test run and of later ones. */
export const COMPILE_CACHE: { NODE_COMPILE_CACHE: string } = {
  NODE_COMPILE_CACHE: path.join(os.tmpdir(), 'pathlight-compile-cache'),
};

/** How to reach a running server; `databaseUrl` if it does not use the embedded database. */
export type ServerInfo = { origin: string; dataDir: string; databaseUrl?: string };

/** `output` returns everything printed so far. */
export type RunningServer = ServerInfo & { child: ChildProcess; output: () => string; stop: () => Promise<void> };

/** Starts the server and waits until it is ready; throws with its output if it fails. `entry` may be a test's own way to start it. */
export async function startServer(
  dataDir: string,
  settings: Record<string, string> = {},
  entry = 'src/app/boot/main.ts',
  timeoutMs = START_TIMEOUT_MS,
): Promise<RunningServer> {
  const port = settings['PORT'] ? Number(settings['PORT']) : await claimPortPair();
  const env = {
    ...process.env,
    ...COMPILE_CACHE,
    // Vitest sets it; the server sets its own value.
    NODE_ENV: undefined,
    APP_ENV: 'development',
    RATE_LIMITS: 'false',
    LOG_LEVEL: 'warn',
    // A busy machine is no database that is away.
    DATABASE_SILENCE_MS: '60000',
    ...settings,
    PORT: String(port),
    DATA_DIR: dataDir,
  };
  const child = spawn(process.execPath, [...FLAGS, entry], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  const origin = `http://localhost:${port}`;
  for (const end = Date.now() + timeoutMs; ; await sleep(100)) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`the server did not start:\n${output}`);
    const ready = await fetch(`${origin}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) break;
  }
  const { DATABASE_URL: databaseUrl } = settings;
  return { origin, dataDir, ...(databaseUrl && { databaseUrl }), child, output: () => output, stop: () => stopProcess(child) };
}

/** Where the servers of the browser tests log. */
export const serverLog = ({ dataDir }: Pick<ServerInfo, 'dataDir'>): string => path.join(dataDir, 'server.log');

function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** Runs an operator command on the data of a running server, as `npm run cli --` does; returns what it prints. */
export function runCommand({ dataDir, databaseUrl }: Omit<ServerInfo, 'origin'>, ...args: string[]): string {
  return runCommandWith({}, { dataDir, ...(databaseUrl && { databaseUrl }) }, ...args);
}

/** The same with settings of its own. Throws with its output when it fails. */
export function runCommandWith(
  settings: Record<string, string>,
  { dataDir, databaseUrl }: Omit<ServerInfo, 'origin'>,
  ...args: string[]
): string {
  return execFileSync(process.execPath, ['src/app/commands/cli.ts', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...COMPILE_CACHE,
      APP_ENV: 'development',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...settings,
    },
  });
}
