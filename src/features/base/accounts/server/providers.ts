/** The two sign-in providers as OpenID Connect clients; on a machine without keys, local sandbox providers replace them. */
import * as oidc from 'openid-client';
import type { Config } from '#platform/runtime/config.ts';
import { notFound, problem } from '#platform/http/errors.ts';
import { SANDBOX_SECRET } from '#platform/runtime/sandbox-contract.ts';
import type { Provider } from '../contract.ts';

export type ProviderSettings = {
  id: Provider;
  name: string;
  /** The issuer that identities are keyed by; fixed for the sandbox, whose address changes with its port. */
  issuerKey: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  isSandbox: boolean;
  /** LinkedIn supports neither a nonce nor PKCE and requires its secret in the body. */
  lacksNonceAndPkce: boolean;
  redirectUri: string;
};

const NAMES: Record<Provider, string> = { google: 'Google', linkedin: 'LinkedIn' };
const TIMEOUT_SECONDS = 8;

/** The settings of the configured providers. */
export function listProviders(config: Config): ProviderSettings[] {
  const keys = {
    google: { id: config.GOOGLE_CLIENT_ID, secret: config.GOOGLE_CLIENT_SECRET, issuer: 'https://accounts.google.com' },
    linkedin: { id: config.LINKEDIN_CLIENT_ID, secret: config.LINKEDIN_CLIENT_SECRET, issuer: config.LINKEDIN_ISSUER },
  };
  const ids: readonly Provider[] = ['google', 'linkedin'];
  return ids.flatMap((id): ProviderSettings[] => {
    const common = { id, name: NAMES[id], lacksNonceAndPkce: id === 'linkedin', redirectUri: `${config.APP_ORIGIN}/auth/${id}` };
    const key = keys[id];
    if (key.id && key.secret)
      return [
        { ...common, issuerKey: key.issuer, issuer: key.issuer, clientId: key.id, clientSecret: key.secret, isSandbox: false },
      ];
    if (!config.sandboxes.identity) return [];
    return [
      {
        ...common,
        issuerKey: `stand-in:${id}`,
        issuer: `${config.sandboxOrigin}/${id}`,
        clientId: `pathlight-${id}`,
        clientSecret: SANDBOX_SECRET,
        isSandbox: true,
      },
    ];
  });
}

/** A provider's settings; 404 when it is not configured. */
export function getProvider(config: Config, id: Provider): ProviderSettings {
  const provider = listProviders(config).find((candidate) => candidate.id === id);
  if (!provider) throw notFound('sign-in-provider');
  return provider;
}

const configurations = new Map<string, Promise<oidc.Configuration>>();

/** The OpenID Connect client of a provider, discovered once. 502 when the provider cannot be reached. */
export async function discoverClient(provider: ProviderSettings): Promise<oidc.Configuration> {
  const key = provider.issuer;
  const configuration = configurations.get(key) ?? discover(provider);
  configurations.set(key, configuration);
  try {
    return await configuration;
  } catch (error) {
    configurations.delete(key);
    throw providerUnavailable(provider, error);
  }
}

export const providerUnavailable = (provider: ProviderSettings, cause: unknown) =>
  problem(502, 'provider-away', { provider: provider.name }, { cause });

/** The client verifies the signature even of an ID token that comes directly from the provider; TLS alone is not enough. */
async function discover(provider: ProviderSettings): Promise<oidc.Configuration> {
  const authentication = oidc.ClientSecretPost(provider.clientSecret);
  const secret = { client_secret: provider.clientSecret };
  if (!provider.lacksNonceAndPkce) {
    const execute = provider.isSandbox ? [oidc.allowInsecureRequests] : [];
    return oidc.discovery(new URL(provider.issuer), provider.clientId, secret, authentication, {
      execute: [...execute, oidc.enableNonRepudiationChecks],
      timeout: TIMEOUT_SECONDS,
    });
  }
  const configuration = new oidc.Configuration(linkedInMetadata(provider), provider.clientId, secret, authentication);
  configuration.timeout = TIMEOUT_SECONDS;
  oidc.enableNonRepudiationChecks(configuration);
  if (provider.isSandbox) oidc.allowInsecureRequests(configuration);
  return configuration;
}

/** LinkedIn's discovery document names a different issuer than its tokens, so its endpoints are configured here. */
function linkedInMetadata({ issuer, isSandbox }: ProviderSettings): oidc.ServerMetadata {
  const base = 'https://www.linkedin.com/oauth';
  const endpoints = isSandbox
    ? { authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token`, jwks_uri: `${issuer}/jwks` }
    : {
        authorization_endpoint: `${base}/v2/authorization`,
        token_endpoint: `${base}/v2/accessToken`,
        jwks_uri: `${base}/openid/jwks`,
      };
  return { issuer, ...endpoints, id_token_signing_alg_values_supported: ['RS256'] };
}
