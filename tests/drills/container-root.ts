/** A fresh Debian, and the programs that run in it, as on a new machine. Everything ends with this process's namespaces. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { startProgram, type Program } from './programs.ts';

/** Debian 13 has PostgreSQL 17; Debian 12 has 15, which is too old. */
const SUITE = 'trixie';
const MIRROR = 'http://deb.debian.org/debian';
const PACKAGES = 'ca-certificates,postgresql,redis-server,caddy';

/** Installs Debian with PostgreSQL, Redis and Caddy into an empty folder. */
export function installRoot(root: string): void {
  execFileSync('debootstrap', ['--variant=minbase', `--include=${PACKAGES}`, SUITE, root, MIRROR], { stdio: 'ignore' });
}

/** Names of this machine, for all programs of the namespace. */
export function nameHosts(folder: string, root: string, names: Readonly<Record<string, string>>): string {
  const file = path.join(folder, 'hosts');
  const lines = Object.entries({ localhost: '127.0.0.1', ...names }).map(([name, address]) => `${address} ${name}\n`);
  fs.writeFileSync(file, lines.join(''));
  execFileSync('mount', ['--bind', file, '/etc/hosts']);
  fs.copyFileSync(file, path.join(root, 'etc/hosts'));
  return file;
}

/** Makes a folder usable by `chroot`: with processes, devices, and temporary folders in memory. */
export function mountSystem(root: string): void {
  execFileSync('mount', ['-t', 'proc', 'proc', path.join(root, 'proc')]);
  execFileSync('mount', ['--rbind', '/dev', path.join(root, 'dev')]);
  for (const folder of ['run', 'tmp'])
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'mode=1777', 'tmpfs', path.join(root, folder)]);
}

/** Runs a command in the root to its end, as a user of it; returns what it prints. */
const runIn = (root: string, user: string, env: Record<string, string>, ...command: string[]): string =>
  execFileSync('chroot', [`--userspec=${user}`, root, ...command], {
    encoding: 'utf8',
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', ...env },
  });

/** Starts the cluster that the package has made, with the roles and the database of `deploy/roles.sh`. */
export function startPostgres(root: string, passwords: { OWNER_PASSWORD: string; SERVER_PASSWORD: string }): string {
  const [version = ''] = fs.readdirSync(path.join(root, 'usr/lib/postgresql'));
  // What Debian's script for system start makes.
  runIn(root, 'root:root', {}, 'install', '-d', '-o', 'postgres', '-g', 'postgres', '/run/postgresql');
  runIn(root, 'root:root', {}, 'pg_ctlcluster', version, 'main', 'start');
  fs.copyFileSync('deploy/roles.sh', path.join(root, 'tmp/roles.sh'));
  runIn(root, 'postgres:postgres', passwords, 'sh', '/tmp/roles.sh');
  return runIn(root, 'postgres:postgres', {}, 'psql', '--version').trim();
}

/** Starts a program of the root and waits until it listens. */
export const startIn = (root: string, folder: string, port: number, env: Record<string, string>, ...command: string[]) =>
  startProgram({
    folder,
    name: command[0] ?? '',
    command: 'chroot',
    args: [root, ...command],
    env: { ...process.env, ...env },
    port,
  });

type Served = {
  image: string;
  folder: string;
  name: string;
  host: string;
  data: string;
  hosts: string;
  env: Record<string, string>;
};

/**
 * Starts a server from the mounted image as an engine does: the image is read-only, `/tmp` is in memory, `/data` is a folder,
 * and the process is the image's user without any right to become another.
 */
export async function serveImage({ image, folder, name, host, data, hosts, env }: Served): Promise<Program> {
  const root = path.join(folder, `root-of-${name}`);
  fs.mkdirSync(root);
  execFileSync('mount', ['--bind', image, root]);
  execFileSync('mount', ['-o', 'remount,bind,ro', root]);
  execFileSync('mount', ['-t', 'proc', 'proc', path.join(root, 'proc')]);
  execFileSync('mount', ['--rbind', '/dev', path.join(root, 'dev')]);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'mode=1777', 'tmpfs', path.join(root, 'tmp')]);
  execFileSync('mount', ['--bind', data, path.join(root, 'data')]);
  execFileSync('mount', ['--bind', hosts, path.join(root, 'etc/hosts')]);
  const rights = ['--reuid=10001', '--regid=10001', '--clear-groups', '--no-new-privs', '--inh-caps=-all', '--bounding-set=-all'];
  const args = [root, 'setpriv', ...rights, '/app/bin/pathlight', 'serve'];
  return startProgram({
    folder,
    name,
    command: 'chroot',
    args,
    env,
    port: 3000,
    host,
    startMs: 300_000,
  });
}
