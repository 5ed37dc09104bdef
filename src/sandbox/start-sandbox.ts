/** Starts the stand-ins: identity providers and the payment page, on one loopback address. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { openAccounts } from './identity-accounts.ts';
import { createIdentityApp } from './identity-app.ts';
import { createIdentityProvider, openSecrets } from './identity-provider.ts';

export type Sandbox = { origin: string; stop: () => Promise<void> };
type Options = { port: number; folder: string; appOrigin: string; identitySecret: string };

const LOOPBACK = '127.0.0.1';
const PORTS_TRIED = 20;

/** Listens on the port given, or on the next free one. */
export async function startSandbox(options: Options): Promise<Sandbox> {
  const server = createServer();
  await listenOnFreePort(server, options.port);
  const origin = `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`;
  const accounts = openAccounts(options.folder);
  const secrets = await openSecrets(options.folder);
  const providers = (['google', 'linkedin'] as const).map((name) =>
    createIdentityProvider(name, {
      origin,
      redirectUri: `${options.appOrigin}/auth/${name}`,
      clientSecret: options.identitySecret,
      secrets,
      accounts,
    }),
  );
  const app = new Hono();
  app.get('/healthz', (c) => c.text('ok'));
  app.route('/', createIdentityApp(providers, accounts) as unknown as Hono);
  const listener = getRequestListener(app.fetch);
  server.on('request', (req, res) => void listener(req, res));
  return {
    origin,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function listenOnFreePort(server: Server, first: number): Promise<void> {
  for (let port = first; port < first + PORTS_TRIED; port += 1) {
    const free = await new Promise<boolean>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)));
      server.listen(port, LOOPBACK, () => resolve(true));
    });
    server.removeAllListeners('error');
    if (free) return;
    server.removeAllListeners('listening');
  }
  throw new Error(`no free port between ${first} and ${first + PORTS_TRIED - 1}`);
}
