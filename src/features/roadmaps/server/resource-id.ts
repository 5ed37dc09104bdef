import { createHash } from 'node:crypto';

/** A resource within its skill, for marking it as done; stable as long as its address is. */
export const resourceId = (skillId: string, url: string): string =>
  createHash('sha256').update(`${skillId} ${url}`).digest('hex').slice(0, 16);
