/** The sign-in providers as OpenID Connect clients; on a machine without keys, local sandbox providers replace the two usual ones. */
import * as oidc from 'openid-client';
import type { Config } from '#platform/runtime/config.ts';
import { notFound, problem } from '#platform/http/errors.ts';
import { SANDBOX_SECRET } from '#platform/runtime/sandbox-contract.ts';
import type { Provider } from '../contract.ts';
import { LINKEDIN } from './settings.ts';

export type ProviderSettings = {
  id: Provider;
  name: string;
  icon: string;
  /** The issuer that identities are keyed by; fixed for the sandbox, whose address changes with its port. */
  issuerKey: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  isSandbox: boolean;
  /** LinkedIn supports neither a nonce nor PKCE, and cannot be discovered. */
  isLinkedIn: boolean;
  redirectUri: string;
};

const TIMEOUT_SECONDS = 8;

/** The settings of the configured providers. */
export function listProviders(config: Config): ProviderSettings[] {
  const own = [
    {
      id: 'google',
      name: 'Google',
      icon: 'G',
      issuer: config.GOOGLE_ISSUER,
      client_id: config.GOOGLE_CLIENT_ID,
      client_secret: config.GOOGLE_CLIENT_SECRET,
    },
    {
      id: 'linkedin',
      name: 'LinkedIn',
      icon: 'in',
      issuer: config.LINKEDIN_ISSUER,
      client_id: config.LINKEDIN_CLIENT_ID,
      client_secret: config.LINKEDIN_CLIENT_SECRET,
    },
  ];
  return [...own, ...(config.SIGN_IN_PROVIDERS ?? [])].flatMap((provider): ProviderSettings[] => {
    const { id, name, icon = name.slice(0, 1), issuer, client_id: clientId, client_secret: clientSecret } = provider;
    const common = { id, name, icon, redirectUri: `${config.APP_ORIGIN}/auth/${id}` };
    if (clientId && clientSecret) {
      const isLinkedIn = issuer === LINKEDIN;
      return [{ ...common, issuerKey: issuer, issuer, clientId, clientSecret, isSandbox: false, isLinkedIn }];
    }
    if (!config.sandboxes.identity) return [];
    return [
      {
        ...common,
        issuerKey: `stand-in:${id}`,
        issuer: `${config.sandboxOrigin}/${id}`,
        clientId: `pathlight-${id}`,
        clientSecret: SANDBOX_SECRET,
        isSandbox: true,
        isLinkedIn: id === 'linkedin',
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
  if (!provider.isLinkedIn) {
    // Production takes issuers by https only.
    const execute = provider.issuer.startsWith('http://') ? [oidc.allowInsecureRequests] : [];
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

/** The addresses that discovery would tell. */
function linkedInMetadata({ issuer, isSandbox }: ProviderSettings): oidc.ServerMetadata {
  const endpoints = isSandbox
    ? { authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token`, jwks_uri: `${issuer}/jwks` }
    : {
        authorization_endpoint: `${LINKEDIN}/v2/authorization`,
        token_endpoint: `${LINKEDIN}/v2/accessToken`,
        jwks_uri: `${LINKEDIN}/openid/jwks`,
      };
  return { issuer, ...endpoints, id_token_signing_alg_values_supported: ['RS256'] };
}
