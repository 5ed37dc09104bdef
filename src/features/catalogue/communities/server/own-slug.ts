import { randomBytes } from 'node:crypto';
import { slugOf } from '#platform/db/slug.ts';

/** A readable address of its own for a title in any script. */
export const ownSlug = (title: string): string =>
  [slugOf(title), randomBytes(4).toString('hex')].filter((part) => part !== '').join('-');
