/** Starts the sandbox: identity providers, payment page and mailbox, on one loopback address. */
import { Hono } from 'hono';
import { openAccounts } from './identity-accounts.ts';
import { createIdentityApp } from './identity-app.ts';
import { createIdentityProvider, openSecrets } from './identity-provider.ts';
import { listenOnLoopback } from './listen.ts';
import { createMailApp } from './mail-app.ts';
import { createPaymentApp } from './payment-app.ts';
import { openLedger } from './payment-ledger.ts';

export type Sandbox = { origin: string; stop: () => Promise<void> };
/** `mailFolder` is the folder to which the server writes e-mail. */
type Options = {
  port: number;
  folder: string;
  mailFolder?: string;
  appOrigin: string;
  identitySecret: string;
  /** The identity providers. */
  providers?: readonly string[];
};

/** Listens on the configured port, or on the next free one. */
export async function startSandbox(options: Options): Promise<Sandbox> {
  const { origin, serve, stop } = await listenOnLoopback(options.port);
  const accounts = openAccounts(options.folder);
  const secrets = await openSecrets(options.folder);
  const providers = (options.providers ?? ['google', 'linkedin']).map((name) =>
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
  app.route(
    '/',
    createPaymentApp({
      ledger: openLedger(options.folder),
      appOrigin: options.appOrigin,
      deliver: (request) => fetch(request, { signal: AbortSignal.timeout(10_000) }),
    }),
  );
  if (options.mailFolder) app.route('/', createMailApp(options.mailFolder));
  app.route('/', createIdentityApp(providers, accounts) as unknown as Hono);
  serve(app.fetch);
  return { origin, stop };
}
