/** Runs the sandbox as a separate process, so that tests can stop either side mid-payment; its state is on disk. */
import { fork, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Config } from '#platform/runtime/config.ts';
import type { Log } from '#platform/runtime/log.ts';
import { ROOT } from './start-up.ts';

type Sandbox = { origin: string; child?: ChildProcess };

const sandboxFolder = ({ DATA_DIR }: Config) => path.join(DATA_DIR, 'sandbox');
const originFile = (config: Config) => path.join(sandboxFolder(config), 'origin');

/** Starts the sandbox if needed, or uses one that is running at `SANDBOX_ORIGIN`; undefined if none is needed. */
export async function startSandbox(config: Config, log: Log): Promise<Sandbox | undefined> {
  if (!config.sandboxes.identity && !config.sandboxes.payment) return undefined;
  if (config.sandboxOrigin) return { origin: config.sandboxOrigin };
  const { PORT, APP_ORIGIN, SANDBOX_PORT, APP_ENV } = config;
  const child = fork(path.join(ROOT, 'src/sandbox/main.ts'), {
    env: {
      ...process.env,
      APP_ENV,
      APP_ORIGIN,
      SANDBOX_PORT: String(SANDBOX_PORT ?? PORT + 1),
      SANDBOX_DIR: sandboxFolder(config),
      MAIL_DIR: path.join(config.DATA_DIR, 'mail'),
    },
  });
  const origin = await new Promise<string>((resolve, reject) => {
    // Under `node --watch` the child also sends the files it has loaded.
    child.on('message', (message: { origin?: string }) => message.origin && resolve(message.origin));
    child.once('exit', (code) => reject(new Error(`the sandbox ended with ${code}`)));
  });
  child.removeAllListeners('exit');
  child.once('exit', (code) => log.warn({ code }, 'the sandbox ended'));
  fs.writeFileSync(originFile(config), origin);
  return { origin, child };
}

/** The sandbox origin of a running server, for operator commands; empty if unknown. */
export function findSandboxOrigin(config: Config): string {
  if (config.sandboxOrigin || !config.sandboxes.payment) return config.sandboxOrigin;
  return fs.existsSync(originFile(config)) ? fs.readFileSync(originFile(config), 'utf8') : '';
}
