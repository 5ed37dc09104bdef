import { randomBytes } from 'node:crypto';
import { slugify } from '#platform/db/slug.ts';

/** A unique, readable slug for a title in any script. */
export const createUniqueSlug = (title: string): string =>
  [slugify(title), randomBytes(4).toString('hex')].filter((part) => part !== '').join('-');
