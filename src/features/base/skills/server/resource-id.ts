import { createHash } from 'node:crypto';

/** The id of a resource within its skill; stable while its URL is. */
export const resourceId = (skillId: string, url: string): string =>
  createHash('sha256').update(`${skillId} ${url}`).digest('hex').slice(0, 16);
