import { slugify } from '#platform/db/slug.ts';
import type { SourceKind } from '../contract.ts';

/** The formats whose ids identify the same job in every file. */
const GLOBAL_ID_KINDS: ReadonlySet<SourceKind> = new Set(['greenhouse', 'lever', 'ashby', 'job-posting', 'job-list', 'sitemap']);

/** Distinguishes the ids of a source's rows from those of others. */
export const namespaceOf = (kind: SourceKind, name: string): string =>
  GLOBAL_ID_KINDS.has(kind) ? kind : `${kind}:${slugify(name) || 'file'}`;
