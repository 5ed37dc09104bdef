/** A provider of sign-ins with TLS, at a name of its own, in the place of Google. */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { createServer } from 'node:https';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { openAccounts } from '#sandbox/identity-accounts.ts';
import { createIdentityApp } from '#sandbox/identity-app.ts';
import { createIdentityProvider, openSecrets } from '#sandbox/identity-provider.ts';

const PORT = 8443;

export type Identity = { issuer: string; clientId: string; clientSecret: string; certificate: string };

export async function startIdentity(options: { folder: string; host: string; appOrigin: string }): Promise<Identity> {
  const { folder, host, appOrigin } = options;
  const [key, certificate] = ['identity.key', 'identity.pem'].map((name) => path.join(folder, name)) as [string, string];
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', certificate, ...subject],
    { stdio: 'ignore' },
  );
  const origin = `https://${host}:${PORT}`;
  const clientSecret = randomBytes(16).toString('hex');
  const accounts = openAccounts(folder);
  const provider = createIdentityProvider('google', {
    origin,
    redirectUri: `${appOrigin}/auth/google`,
    clientSecret,
    secrets: await openSecrets(folder),
    accounts,
  });
  const app = createIdentityApp([provider], accounts);
  const listener = getRequestListener(app.fetch as Parameters<typeof getRequestListener>[0], { overrideGlobalObjects: false });
  const server = createServer(
    { key: fs.readFileSync(key), cert: fs.readFileSync(certificate) },
    (req, res) => void listener(req as never, res as never),
  );
  await new Promise<void>((resolve) => server.listen(PORT, '127.0.0.1', resolve));
  return {
    issuer: `${origin}/google`,
    clientId: 'pathlight-google',
    clientSecret,
    certificate: fs.readFileSync(certificate, 'utf8'),
  };
}
