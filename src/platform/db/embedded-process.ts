/** The process of an embedded PostgreSQL: joining the running one, or launching one that ends with this process. */
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClusterLocation } from './cluster-location.ts';

export const SOCKET_PORT = 5432;
/**
 * A shell script that stops the server when the pipe on file descriptor 3 closes, so that the server also ends when its owner
 * is killed with SIGKILL.
 */
const SUPERVISOR =
  '"$@" 3<&- & p=$!; echo $p >&3; { cat <&3 >/dev/null 2>&1; kill -INT $p 2>/dev/null; } & w=$!; wait $p; s=$?; kill $w 2>/dev/null; exit $s';

export const minimalEnvironment = () => ({ PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' });

/**
 * Deletes the pid file unless its pid belongs to a PostgreSQL process. After a container restart it may belong to another
 * program of the same account, and PostgreSQL would refuse to start.
 */
export function removeStalePidFile(cluster: string): void {
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

export function launch(
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
export async function joinOrLaunch(
  { cluster, socket, timeoutMs }: { cluster: string; socket: string; timeoutMs: number },
  launchServer: () => ServerProcess,
): Promise<{ pid: number; server: ServerProcess | undefined }> {
  let server: ServerProcess | undefined;
  for (const end = Date.now() + timeoutMs; Date.now() < end; await sleep(10)) {
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
