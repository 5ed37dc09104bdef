/** A path segment that is a 256-bit secret: 43 characters including a capital, which no slug has. */
const SECRET = /(?<=\/)(?=[\w-]*[A-Z])[\w-]{43}(?=[/?#]|$)/g;
/** Query parameters set by sign-in providers, and keys of links in e-mails. */
const SECRET_FIELD = /(?<=[?&](?:code|state|token|confirm)=)[^&#]+/g;

/** Removes secrets from a URL before it is stored or logged: knowing the secret grants the permission. */
export const hideSecrets = (address: string): string => address.replaceAll(SECRET, '…').replaceAll(SECRET_FIELD, '…');
