/** Secrets handed to browsers: 256 random bits there, only their SHA-256 here. */
import { createHash, randomBytes } from 'node:crypto';

export const newSecret = () => randomBytes(32).toString('base64url');
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest();
