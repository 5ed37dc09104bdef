import { randomBytes } from 'node:crypto';
import { slugify } from '#platform/db/slug.ts';

/** Returns a slug with a random suffix: unique, and readable if the title has Latin letters. */
export const createUniqueSlug = (title: string): string =>
  [slugify(title), randomBytes(4).toString('hex')].filter((part) => part !== '').join('-');
