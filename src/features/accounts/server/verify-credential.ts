import { createRemoteJWKSet, jwtVerify } from 'jose';
import { clientOf, type ProviderSettings } from './providers.ts';
import type { Claims } from './sign-in-with.ts';

/** Checks an ID token that the provider's own button handed to the browser; its nonce must be the attempt's. Null when it is not good. */
export async function verifyCredential(provider: ProviderSettings, credential: string, nonce: string): Promise<Claims | null> {
  const metadata = (await clientOf(provider)).serverMetadata();
  if (provider.plain || !metadata.jwks_uri) return null;
  try {
    const { payload } = await jwtVerify(credential, createRemoteJWKSet(new URL(metadata.jwks_uri), { timeoutDuration: 5000 }), {
      issuer: provider.standIn ? provider.issuer : [provider.issuer, provider.issuer.replace('https://', '')],
      audience: provider.clientId,
      algorithms: ['RS256'],
      maxTokenAge: '10 minutes',
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    });
    if (payload['nonce'] !== nonce || !payload.sub) return null;
    const text = (value: unknown) => (typeof value === 'string' ? value : '');
    return {
      subject: payload.sub,
      name: text(payload['name']),
      email: text(payload['email']),
      emailVerified: payload['email_verified'] === true,
    };
  } catch {
    return null;
  }
}
