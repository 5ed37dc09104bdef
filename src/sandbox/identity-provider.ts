/** Sandbox OpenID Connect providers that imitate Google and LinkedIn. */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { exportJWK, type JWK } from 'jose';
import Provider from 'oidc-provider';
import { IdentityMemory } from './identity-memory.ts';
import type { IdentityAccounts, SandboxUser } from './identity-accounts.ts';

export type IdentityProvider = {
  name: string;
  handle: (req: IncomingMessage, res: ServerResponse) => void;
  /** Finishes the current interaction as this user, or as denied. */
  finish: (req: IncomingMessage, res: ServerResponse, user: SandboxUser | null) => Promise<void>;
};

type Secrets = { jwk: JWK; cookieKey: string };

/** Signing and cookie keys, generated on first start and stored. */
export async function openSecrets(folder: string): Promise<Secrets> {
  const file = path.join(folder, 'identity-keys.json');
  if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8'));
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...(await exportJWK(privateKey)), kid: randomBytes(8).toString('hex'), use: 'sig', alg: 'RS256' };
  const secrets = { jwk, cookieKey: randomBytes(32).toString('hex') };
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
}

/** Creates a provider under `/{name}`. Like the real one, LinkedIn's ignores nonce and PKCE and returns no issuer. */
export function createIdentityProvider(
  name: string,
  options: { origin: string; redirectUri: string; clientSecret: string; secrets: Secrets; accounts: IdentityAccounts },
): IdentityProvider {
  const isLinkedIn = name === 'linkedin';
  const provider = new Provider(`${options.origin}/${name}`, {
    adapter: (kind: string) => new IdentityMemory(`${name}:${kind}`),
    clients: [
      {
        client_id: `pathlight-${name}`,
        client_secret: options.clientSecret,
        redirect_uris: [options.redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'RS256',
      },
    ],
    jwks: { keys: [options.secrets.jwk] },
    cookies: {
      keys: [options.secrets.cookieKey],
      names: { session: `_${name}_session`, interaction: `_${name}_interaction`, resume: `_${name}_resume` },
    },
    responseTypes: ['code'],
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => !isLinkedIn },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/${name}/person/${interaction.uid}` },
    ttl: { AccessToken: 600, AuthorizationCode: 60, IdToken: 600, Interaction: 1800, Session: 1800, Grant: 1800 },
    findAccount: (_ctx, id) => {
      const user = options.accounts.find(id);
      return (
        user && {
          accountId: id,
          claims: () => ({ sub: id, name: user.name, email: user.email, email_verified: user.emailVerified }),
        }
      );
    },
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({ clientId: ctx.oidc.client?.clientId, accountId: ctx.oidc.session?.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  if (isLinkedIn) provider.use(imitateLinkedIn);
  const callback = provider.callback();
  return {
    name,
    handle: (req, res) => {
      Object.assign(req, { originalUrl: req.url });
      req.url = (req.url ?? '/').slice(name.length + 1) || '/';
      void callback(req, res);
    },
    finish: async (req, res, user) => {
      const result = user
        ? { login: { accountId: user.id, remember: false } }
        : { error: 'access_denied', error_description: 'The user cancelled' };
      await provider.interactionFinished(req, res, result, { mergeWithLastSubmission: false });
    },
  };
}

type KoaContext = {
  query: Record<string, unknown>;
  response: { get: (name: string) => string; set: (name: string, value: string) => void };
};

/** Imitates LinkedIn: drops the nonce and PKCE of the request and the issuer of the response. */
async function imitateLinkedIn(ctx: KoaContext, next: () => Promise<void>): Promise<void> {
  const { nonce: _nonce, code_challenge: _challenge, code_challenge_method: _method, ...query } = ctx.query;
  ctx.query = query;
  await next();
  const location = ctx.response.get('location');
  if (!location || !URL.canParse(location)) return;
  const url = new URL(location);
  if (!url.searchParams.has('code') && !url.searchParams.has('error')) return;
  url.searchParams.delete('iss');
  ctx.response.set('location', url.href);
}
