import { randomBytes } from 'node:crypto';
import { slugify } from '#platform/db/slug.ts';

/** Returns a slug of the title's Latin letters and digits, if it has any, with a random suffix that makes it unique. */
export const createUniqueSlug = (title: string): string =>
  [slugify(title), randomBytes(4).toString('hex')].filter((part) => part !== '').join('-');
