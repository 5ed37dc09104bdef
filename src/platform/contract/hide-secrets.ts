/** A part of a path that is a secret of 256 bits: 43 characters with capitals, which no slug has. */
const SECRET = /(?<=\/)(?=[\w-]*[A-Z])[\w-]{43}(?=[/?#]|$)/g;
/** What a provider sends somebody back with, and the keys of links in mails. */
const SECRET_FIELD = /(?<=[?&](?:code|state|token|confirm)=)[^&#]+/g;

/** An address as it may be written down: a secret in it is the permission itself, and is left out. */
export const hideSecrets = (address: string): string => address.replaceAll(SECRET, '…').replaceAll(SECRET_FIELD, '…');
