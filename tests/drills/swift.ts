/** OpenStack Swift with its S3 interface, on free ports of this machine, with its data in one folder. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { claimPortPair } from '../setup/free-ports.ts';

const START_MS = 60_000;
export const ACCESS_KEY = 'test:tester';
export const SECRET_KEY = 'testing';

type Kind = 'account' | 'container' | 'object';
const KINDS: readonly Kind[] = ['account', 'container', 'object'];

export type Swift = {
  endpoint: string;
  /** The process that clients talk to; it can be stopped and started. */
  stopProxy: () => Promise<void>;
  startProxy: () => Promise<void>;
  createBucket: (bucket: string) => Promise<void>;
  /** Lets a bucket hold so many bytes at most. */
  setQuota: (bucket: string, bytes: number) => Promise<void>;
  stop: () => Promise<void>;
};

export async function startSwift(folder: string): Promise<Swift> {
  const [proxyPort, ports] = [await claimPortPair(), await claimKinds()];
  fs.mkdirSync(path.join(folder, 'devices/sda'), { recursive: true });
  for (const kind of KINDS) createRing(folder, kind, ports[kind]);
  const servers = KINDS.map((kind) => launch(folder, kind, storageConfig(folder, kind, ports[kind])));
  const endpoint = `http://127.0.0.1:${proxyPort}`;
  let proxy: ChildProcess | undefined;
  const startProxy = async () => {
    proxy = launch(folder, 'proxy', proxyConfig(folder, proxyPort));
    await untilAnswers(`${endpoint}/info`);
  };
  await startProxy();
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: ACCESS_KEY, secretAccessKey: SECRET_KEY },
  });
  return {
    endpoint,
    startProxy,
    stopProxy: () => end(proxy),
    createBucket: async (Bucket) => void (await client.send(new CreateBucketCommand({ Bucket }))),
    // Past the proxy, whose tokens would need another service.
    setQuota: async (bucket, bytes) => {
      const nodes = String(execFileSync('swift-get-nodes', [path.join(folder, 'container.ring.gz'), 'AUTH_test', bucket]));
      const partition = /^Partition\s+(\d+)/m.exec(nodes)?.[1];
      const { status } = await fetch(`http://127.0.0.1:${ports.container}/sda/${partition}/AUTH_test/${bucket}`, {
        method: 'POST',
        headers: { 'x-timestamp': (Date.now() / 1000).toFixed(5), 'x-container-meta-quota-bytes': String(bytes) },
      });
      if (status !== 204) throw new Error(`the store refused a quota: ${status}`);
    },
    stop: async () => void (await Promise.all([proxy, ...servers].map(end))),
  };
}

async function claimKinds(): Promise<Record<Kind, number>> {
  return { account: await claimPortPair(), container: await claimPortPair(), object: await claimPortPair() };
}

function createRing(folder: string, kind: Kind, port: number): void {
  const build = (...args: string[]) => execFileSync('swift-ring-builder', [`${kind}.builder`, ...args], { cwd: folder });
  build('create', '4', '1', '1');
  build('add', `r1z1-127.0.0.1:${port}/sda`, '1');
  build('rebalance');
}

const common = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${os.userInfo().username}
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
`;

const storageConfig = (folder: string, kind: Kind, port: number) => `${common(folder, port)}
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`;

const FILTERS = ['catch_errors', 'proxy-logging', 'cache', 'listing_formats', 's3api', 'tempauth', 'bulk', 'container-quotas'];
const MIDDLEWARE: Record<string, string> = {
  cache: 'memcache',
  'proxy-logging': 'proxy_logging',
  'container-quotas': 'container_quotas',
};

const proxyConfig = (folder: string, port: number) => `${common(folder, port)}
[pipeline:main]
pipeline = ${FILTERS.join(' ')} slo dlo proxy-logging proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
${[...FILTERS, 'slo', 'dlo'].map((name) => `[filter:${name}]\nuse = egg:swift#${MIDDLEWARE[name] ?? name}\n${name === 'tempauth' ? `user_test_tester = ${SECRET_KEY} .admin\n` : ''}`).join('')}
`;

function launch(folder: string, name: string, config: string): ChildProcess {
  const file = path.join(folder, `${name}.conf`);
  fs.writeFileSync(file, config);
  // A pipe that nobody reads would fill up and stop the server.
  const log = fs.openSync(path.join(folder, 'swift.log'), 'a');
  const child = spawn(`swift-${name}-server`, [file], { stdio: ['ignore', 'ignore', log] });
  fs.closeSync(log);
  return child;
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

async function untilAnswers(address: string): Promise<void> {
  for (const last = Date.now() + START_MS; ; await sleep(200)) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    if (Date.now() > last) throw new Error(`nothing answers at ${address}`);
  }
}
