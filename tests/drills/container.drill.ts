import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import tls from 'node:tls';
import { startSmtp } from '../setup/fake-smtp.ts';
import { mountSystem, installRoot, nameHosts, serveImage, startIn, startPostgres } from './container-root.ts';
import { EICAR, startClamd } from './clamd.ts';
import type { Drill } from './drill.ts';
import { makeDrillFolder } from './filled-server.ts';
import { startIdentity, type Identity } from './identity.ts';
import type { Program } from './programs.ts';
import { ACCESS_KEY, SECRET_KEY, startSwift } from './swift.ts';
import { trySite } from './try-site.ts';

const IMAGE = process.env['IMAGE'] ?? 'localhost/pathlight';
/** A folder with the Debian of an earlier run, which is copied instead of downloaded again. */
const { DEBIAN_ROOT } = process.env;
const SITE = 'careers.test';
const ISSUER_HOST = 'sign-in.test';
const METRICS_TOKEN = 'figures-of-the-drill';
const ADDRESSES = {
  [SITE]: '127.0.0.1',
  [ISSUER_HOST]: '127.0.0.1',
  scanner: '127.0.0.1',
  'server-1': '127.0.0.2',
  'server-2': '127.0.0.3',
};
/** Set in the process that has namespaces of its own. */
const INSIDE = 'PATHLIGHT_DRILL_FOLDER';
const MAX_MINUTES = 60;

export const drill: Drill = {
  title: 'From an empty Debian to a site with TLS, served from the image, whose first administrator signs in',
  needs:
    'root, the Debian packages buildah, debootstrap, util-linux, iproute2, openssl, clamav-daemon, swift-proxy, swift-account, swift-container ' +
    'and swift-object, the image localhost/pathlight (docs/operations.md) and 3 GB. IMAGE names another image',
  run: async (say) => {
    const inside = process.env[INSIDE];
    if (inside !== undefined) return setUp(inside, say);
    const folder = makeDrillFolder();
    const startedAt = Date.now();
    const root = path.join(folder, 'root');
    if (DEBIAN_ROOT === undefined) installRoot(root);
    else execFileSync('cp', ['--archive', DEBIAN_ROOT, root]);
    say(`Debian ${fs.readFileSync(path.join(root, 'etc/debian_version'), 'utf8').trim()} with PostgreSQL, Redis and Caddy`);
    // A network, mounts and processes of its own: ports are those of the documents, and nothing is left at the end.
    const { status } = spawnSync(
      'unshare',
      ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc', process.execPath, 'scripts/drill.ts', 'container'],
      { stdio: 'inherit', env: { ...process.env, [INSIDE]: folder } },
    );
    fs.rmSync(folder, { recursive: true, force: true });
    assert.equal(status, 0);
    const minutes = (Date.now() - startedAt) / 60_000;
    assert.ok(minutes < MAX_MINUTES);
    say(`${minutes.toFixed(1)} minutes from nothing to the first administrator`);
  },
};

async function setUp(folder: string, say: (line: string) => void): Promise<void> {
  execFileSync('ip', ['link', 'set', 'lo', 'up']);
  const root = path.join(folder, 'root');
  mountSystem(root);
  const hosts = nameHosts(folder, root, ADDRESSES);
  const passwords = { OWNER_PASSWORD: newPassword(), SERVER_PASSWORD: newPassword() };
  say(`${startPostgres(root, passwords)} with the roles of deploy/roles.sh`);
  await startIn(root, folder, 6379, {}, 'redis-server', '--save', '', '--appendonly', 'no', '--maxmemory', '128mb');
  const swift = await startSwift(path.join(folder, 'swift'));
  await swift.createBucket('pathlight');
  const smtp = await startSmtp();
  await startClamd(folder, 3310);
  const identity = await startIdentity({ folder, host: ISSUER_HOST, appOrigin: `https://${SITE}` });
  say('Redis answers, and beside the machine an object store, a virus scanner, a mail server and a provider of sign-ins');

  const env = fillSettings({ passwords, objects: swift.endpoint, smtp: smtp.url, identity });
  const data = makeDataFolder(folder, identity);
  const container = execFileSync('buildah', ['from', '--pull-never', IMAGE], { encoding: 'utf8' }).trim();
  try {
    const command = (own: Record<string, string>, ...args: string[]) =>
      runCommand(container, { hosts, data, env: { ...env, ...own } }, args);
    const owner = `postgres://pathlight_owner:${passwords.OWNER_PASSWORD}@127.0.0.1/pathlight`;
    say(command({ MIGRATION_DATABASE_URL: owner }, 'migrate').trim().split('\n').at(-1) ?? '');
    const image = execFileSync('buildah', ['mount', container], { encoding: 'utf8' }).trim();
    const ofImage = loadImageSettings();
    const start = async (name: 'server-1' | 'server-2') =>
      serveImage({
        image,
        folder,
        name,
        host: ADDRESSES[name],
        data,
        hosts,
        env: { ...ofImage, ...env, HOST: ADDRESSES[name] },
      });
    const servers = [await start('server-1'), await start('server-2')];
    for (const server of servers) say(describeRights(server));
    const authority = await startProxy(root, folder);
    tls.setDefaultCACertificates([...tls.getCACertificates('default'), authority, identity.certificate]);
    await trySite({
      origin: `https://${SITE}`,
      addAdministrator: (email) => command({}, 'staff', 'add', email, '--scope', 'administrator'),
      infectedFile: EICAR,
      mails: smtp.messages,
      metrics: { token: METRICS_TOKEN, servers: [ADDRESSES['server-1'], ADDRESSES['server-2']] },
      say,
    });
    for (const server of servers) {
      server.child.kill('SIGTERM');
      await new Promise((resolve) => server.child.once('exit', resolve));
      assert.equal(server.child.exitCode, 0, server.log().slice(-3000));
    }
    say('both servers stop with 0 when they are told to');
  } catch (error) {
    for (const name of ['server-1', 'server-2', 'caddy'].map((file) => path.join(folder, `${file}.log`)))
      if (fs.existsSync(name)) console.error(`${name}:\n${fs.readFileSync(name, 'utf8').slice(-3000)}`);
    throw error;
  } finally {
    spawnSync('buildah', ['rm', container]);
  }
}

const newPassword = () => randomBytes(16).toString('hex');

type Filling = {
  passwords: { SERVER_PASSWORD: string };
  objects: string;
  smtp: string;
  identity: Identity;
};

/** The two files of settings in `deploy/`, filled as docs/operations.md says. */
function fillSettings({ passwords, objects, smtp, identity }: Filling): Record<string, string> {
  const values: Record<string, string> = {
    SITE,
    APP_ENV: 'staging',
    APP_ORIGIN: `https://${SITE}`,
    DATABASE_URL: `postgres://pathlight_server:${passwords.SERVER_PASSWORD}@127.0.0.1/pathlight`,
    GOOGLE_CLIENT_ID: identity.clientId,
    GOOGLE_CLIENT_SECRET: identity.clientSecret,
    PAYU_KEY: 'key-of-the-test-account',
    PAYU_SALT: 'salt-of-the-test-account',
    SMTP_URL: smtp,
    S3_ENDPOINT: objects,
    S3_ACCESS_KEY_ID: ACCESS_KEY,
    S3_SECRET_ACCESS_KEY: SECRET_KEY,
    METRICS_TOKEN,
  };
  const settings: Record<string, string> = {};
  for (const file of ['site.env.example', 'secrets.env.example'])
    for (const line of fs.readFileSync(path.join('deploy', file), 'utf8').split('\n')) {
      const [, name = '', example = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
      if (name) settings[name] = values[name] ?? example;
    }
  // What deploy/compose.yaml sets for servers, and the provider that stands in for Google.
  const composed = { REDIS_URL: 'redis://127.0.0.1:6379', MIGRATE_AT_START: 'false', TRUST_PROXY: 'true' };
  return { ...settings, ...composed, GOOGLE_ISSUER: identity.issuer, NODE_EXTRA_CA_CERTS: '/data/authority.pem' };
}

function makeDataFolder(folder: string, { certificate }: Identity): string {
  const data = path.join(folder, 'data');
  fs.mkdirSync(data, { mode: 0o700 });
  fs.writeFileSync(path.join(data, 'authority.pem'), certificate);
  execFileSync('chown', ['--recursive', '10001:999', data]);
  return data;
}

/** What the image sets in the environment. */
function loadImageSettings(): Record<string, string> {
  const image = JSON.parse(execFileSync('buildah', ['inspect', '--type=image', IMAGE], { encoding: 'utf8' })) as {
    OCIv1: { config: { Env: string[] } };
  };
  return Object.fromEntries(image.OCIv1.config.Env.map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]));
}

type Machine = { hosts: string; data: string; env: Record<string, string> };

/** Runs a command of the image as its user, with what the image sets. */
const runCommand = (container: string, { hosts, data, env }: Machine, args: readonly string[]): string =>
  execFileSync(
    'buildah',
    [
      'run',
      '--isolation=chroot',
      '--network=host',
      `--volume=${hosts}:/etc/hosts:ro`,
      `--volume=${data}:/data`,
      ...Object.entries(env).map(([name, value]) => `--env=${name}=${value}`),
      container,
      '--',
      '/app/bin/pathlight',
      ...args,
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );

/** Checks that a server is the user of the image, has no capability and can get none. */
function describeRights({ child }: Program): string {
  const status = fs.readFileSync(`/proc/${child.pid}/status`, 'utf8');
  const field = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1];
  assert.deepEqual([field('Uid'), field('CapEff'), field('CapBnd'), field('NoNewPrivs')], ['10001', ...NO_RIGHTS, '1']);
  const inRoot = (name: string) => path.join(`/proc/${child.pid}/root`, name);
  assert.throws(() => fs.writeFileSync(inRoot('app/planted'), ''), /EROFS/);
  assert.throws(() => fs.writeFileSync(inRoot('etc/planted'), ''), /EROFS/);
  return 'a server from the image is ready: user 10001, no capability, no way to get one, a root that is read-only';
}
const NO_RIGHTS = ['0000000000000000', '0000000000000000'];

/** The proxy as deploy/Caddyfile has it, with certificates of its own authority; returns the certificate of that authority. */
async function startProxy(root: string, folder: string): Promise<string> {
  fs.copyFileSync('deploy/Caddyfile', path.join(root, 'etc/caddy/Caddyfile'));
  const env = { SITE, TLS: 'tls internal', XDG_DATA_HOME: '/var/lib/caddy', XDG_CONFIG_HOME: '/var/lib/caddy', HOME: '/root' };
  await startIn(root, folder, 443, env, 'caddy', 'run', '--config', '/etc/caddy/Caddyfile');
  const file = path.join(root, 'var/lib/caddy/caddy/pki/authorities/local/root.crt');
  for (const end = Date.now() + 30_000; !fs.existsSync(file) && Date.now() < end;) await sleep(100);
  return fs.readFileSync(file, 'utf8');
}
