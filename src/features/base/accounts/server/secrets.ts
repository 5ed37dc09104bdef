/** Secrets given to browsers: 256 random bits; only their SHA-256 is stored. */
import { createHash, randomBytes } from 'node:crypto';

export const newSecret = () => randomBytes(32).toString('base64url');
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest();
