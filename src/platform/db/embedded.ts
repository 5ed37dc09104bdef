/** The embedded PostgreSQL: a native server from an npm package, on a unix socket only, that ends with this process. */
import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  describeOtherMajor,
  giveTo,
  locateCluster,
  readMajor,
  renameIfMissing,
  type ClusterLocation,
} from './cluster-location.ts';
import { joinOrLaunch, launch, minimalEnvironment, removeStalePidFile, SOCKET_PORT } from './embedded-process.ts';
import { StartError } from './start-error.ts';

export type EmbeddedServer = {
  /** Returns the connection string of a database of this server. */
  url: (database: string) => string;
  pid: number;
  /** Fast shutdown; does nothing when another process started the server. */
  stop: () => Promise<void>;
};
type Options = {
  /** Parameters of the server. */
  settings?: Record<string, string>;
  /** The folder of the npm package whose server is used instead of the one that is installed here. */
  programs?: string | undefined;
  timeoutMs?: number;
};

const START_TIMEOUT_MS = 60_000;
/**
 * Starts the server of a cluster directory, initialising the cluster first if needed; uses a running server if there is one.
 */
export async function startEmbedded(
  clusterDir: string,
  { settings = {}, programs, timeoutMs = START_TIMEOUT_MS }: Options = {},
): Promise<EmbeddedServer> {
  const location = locateCluster(path.resolve(clusterDir), programs);
  const socketDir = makeSocketDir(location);
  const socket = path.join(socketDir, `.s.PGSQL.${SOCKET_PORT}`);
  const major = readMajor(location.cluster);
  if (major === undefined) initialise(location);
  else if (major !== location.major) throw new StartError(describeOtherMajor(location.cluster, major, location.major));
  removeStalePidFile(location.cluster);

  const launchServer = () => launch(location, socketDir, settings);
  const { pid, server } = await joinOrLaunch({ cluster: location.cluster, socket, timeoutMs }, launchServer);
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

/** Socket paths are limited to 107 bytes, so the socket cannot live under an arbitrarily deep directory. */
function makeSocketDir({ cluster, account }: ClusterLocation): string {
  const dir = path.join(os.tmpdir(), `pathlight-pg-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`);
  fs.mkdirSync(dir, { recursive: true, mode: 0o700 });
  giveTo(account, dir);
  return dir;
}

/** Initialises in a sibling folder and renames it, so that two processes starting at once never see a partial cluster. */
function initialise({ native, cluster, account }: ClusterLocation): void {
  const scratch = makeSibling(cluster);
  giveTo(account, scratch);
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

function makeSibling(cluster: string): string {
  fs.mkdirSync(path.dirname(cluster), { recursive: true });
  const scratch = `${cluster}.init-${randomBytes(4).toString('hex')}`;
  fs.mkdirSync(scratch, { mode: 0o700 });
  return scratch;
}

/** Makes a cluster of the files that `fill` writes into a folder. Throws a `StartError` when there is one already. */
export async function placeCluster(clusterDir: string, fill: (folder: string) => Promise<void>): Promise<void> {
  const { cluster, account } = locate(clusterDir);
  if (fs.existsSync(cluster)) throw new StartError(`There is a database in ${cluster} already.`);
  const scratch = makeSibling(cluster);
  try {
    await fill(scratch);
    giveTo(
      account,
      scratch,
      ...fs.readdirSync(scratch, { recursive: true, encoding: 'utf8' }).map((file) => path.join(scratch, file)),
    );
    fs.renameSync(scratch, cluster);
  } catch (error) {
    fs.rmSync(scratch, { recursive: true, force: true });
    throw error;
  }
}

const locate = (clusterDir: string) => locateCluster(path.resolve(clusterDir));

export const clusterExists = (clusterDir: string): boolean => readMajor(locate(clusterDir).cluster) !== undefined;

/** Removes a cluster whose server does not run. */
export function removeCluster(clusterDir: string): void {
  fs.rmSync(locate(clusterDir).cluster, { recursive: true, force: true });
}

/** Puts another cluster in the place of one, which stays beside it. Neither server runs. */
export function replaceCluster(clusterDir: string, newClusterDir: string): void {
  const { cluster } = locate(clusterDir);
  const kept = `${cluster}.before-upgrade`;
  if (fs.existsSync(kept)) throw new StartError(`There is a database of an earlier upgrade in ${kept}: move it away first.`);
  fs.renameSync(cluster, kept);
  fs.renameSync(locate(newClusterDir).cluster, cluster);
}

/** Makes a folder beside a cluster that its server can write to. */
export function makeCopyFolder(clusterDir: string): string {
  const { cluster, account } = locate(clusterDir);
  const folder = `${cluster}.copy-${randomBytes(4).toString('hex')}`;
  fs.mkdirSync(folder, { mode: 0o700 });
  giveTo(account, folder);
  return folder;
}
