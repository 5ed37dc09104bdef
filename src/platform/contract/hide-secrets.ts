/** A path segment that is a 256-bit secret: 43 base64url characters with at least one capital; slugs have none. */
const SECRET = /(?<=\/)(?=[\w-]*[A-Z])[\w-]{43}(?=[/?#]|$)/g;
/** Query parameters set by sign-in providers, and keys of links in e-mails. */
const SECRET_PARAM = /(?<=[?&](?:code|state|token|confirm)=)[^&#]+/g;

/** Removes secrets from a URL before it is stored or logged: anyone who knows the secret has access. */
export const hideSecrets = (address: string): string => address.replaceAll(SECRET, '…').replaceAll(SECRET_PARAM, '…');
