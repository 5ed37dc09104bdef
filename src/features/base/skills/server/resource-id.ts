import { createHash } from 'node:crypto';

/** A resource within its skill; stable as long as its address is. */
export const resourceId = (skillId: string, url: string): string =>
  createHash('sha256').update(`${skillId} ${url}`).digest('hex').slice(0, 16);
