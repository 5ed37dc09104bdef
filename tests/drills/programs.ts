/** Programs of Debian that drills start, each with a log of its own in the folder of the drill. */
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const START_MS = 60_000;
const STOP_MS = 10_000;

export type Program = { child: ChildProcess; log: () => string; stop: () => Promise<void> };
type Start = {
  folder: string;
  name: string;
  command: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Where it listens once it has started. */
  port: number;
  host?: string;
  startMs?: number;
};

/** Starts a program and waits until it listens. */
export async function startProgram(options: Start): Promise<Program> {
  const { folder, name, command, args, env = process.env, port, host = '127.0.0.1', startMs = START_MS } = options;
  const file = path.join(folder, `${name}.log`);
  const output = fs.openSync(file, 'a');
  const child = spawn(command, args, { env, stdio: ['ignore', output, output] });
  fs.closeSync(output);
  const log = () => fs.readFileSync(file, 'utf8');
  const failed = new Promise<never>((_resolve, reject) => child.once('error', reject));
  for (const end = Date.now() + startMs; !(await Promise.race([accepts(port, host), failed])); await sleep(100))
    if (child.exitCode !== null || Date.now() > end) throw new Error(`${name} did not start:\n${log().slice(-5000)}`);
  return { child, log, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const killed = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(killed);
}

const accepts = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, host);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

export const startRedisServer = (folder: string, port: number): Promise<Program> =>
  startProgram({
    folder,
    name: 'redis',
    command: 'redis-server',
    args: ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder],
    port,
  });

type Proxy = { site: string; port: number; tls?: string; upstreams: readonly string[] };

/** Caddy with the file of `deploy/`, in which only the names of the servers are replaced. */
export async function startCaddy(folder: string, { site, port, tls = '', upstreams }: Proxy): Promise<Program> {
  const file = path.join(folder, 'Caddyfile');
  const own = fs.readFileSync('deploy/Caddyfile', 'utf8').replace('server-1:3000 server-2:3000', upstreams.join(' '));
  fs.writeFileSync(file, `{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n${own}`);
  const env = { ...process.env, SITE: site, TLS: tls, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  return startProgram({ folder, name: 'caddy', command: 'caddy', args: ['run', '--config', file], env, port });
}
