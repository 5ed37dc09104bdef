import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { isForUs } from './is-for-us.ts';
import { discoverClient, providerUnavailable, type ProviderSettings } from './providers.ts';
import type { IdentityClaims } from './sign-in-with.ts';

/**
 * Verifies an ID token that the provider's own button gave to the browser; its nonce must match the attempt's. Null when
 * invalid; 502 when the provider's keys cannot be loaded.
 */
export async function verifyCredential(
  provider: ProviderSettings,
  credential: string,
  nonce: string,
): Promise<IdentityClaims | null> {
  const metadata = (await discoverClient(provider)).serverMetadata();
  if (provider.isLinkedIn || !metadata.jwks_uri) return null;
  try {
    const { payload } = await jwtVerify(credential, keysAt(metadata.jwks_uri), {
      // Google's own tokens may leave out the scheme.
      issuer: [provider.issuer, provider.issuer.replace('https://', '')],
      audience: provider.clientId,
      algorithms: ['RS256'],
      maxTokenAge: '10 minutes',
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    });
    if (payload['nonce'] !== nonce || !payload.sub || !isForUs(payload, provider)) return null;
    const text = (value: unknown) => (typeof value === 'string' ? value : '');
    return {
      subject: payload.sub,
      name: text(payload['name']),
      email: text(payload['email']),
      emailVerified: payload['email_verified'] === true,
    };
  } catch (error) {
    if (isKeyEndpointUnavailable(error)) throw providerUnavailable(provider, error);
    return null;
  }
}

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

/** A provider's keys, loaded when one is needed that is not known yet, and at most twice a minute. */
function keysAt(address: string) {
  const keys = keySets.get(address) ?? createRemoteJWKSet(new URL(address), { timeoutDuration: 5000 });
  keySets.set(address, keys);
  return keys;
}

/** jose has no error class for a status other than 200. */
const isKeyEndpointUnavailable = (error: unknown) =>
  error instanceof TypeError ||
  error instanceof errors.JWKSTimeout ||
  (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC');
