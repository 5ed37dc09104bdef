import { createHash } from 'node:crypto';
import { audit } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { conflict, invalid, problem } from '#platform/http/errors.ts';

/** Identifies what a colleague saw: any of it that changes makes another version. */
export const versionOf = (seen: Readonly<Record<string, unknown>>): string =>
  createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 22);

type Change = {
  /** The type in the audit log. */
  type: 'company' | 'job' | 'university' | 'program';
  id: string;
  /** What was done, such as `unpublish`. */
  act: string;
  reason: string;
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
  /** What is only stated. */
  stated?: Readonly<Record<string, unknown>>;
};

/** Refuses a change of what a colleague has changed since. The caller has locked it. */
export function checkVersion(current: string, seen: string): void {
  if (current !== seen) throw problem(412, 'listing-changed-meanwhile');
}

/** Writes what staff did to something of the catalogue into the audit log: of what was edited, only what changed. */
export const auditListing = (ctx: Context, { type, id, act, reason, before = {}, after = {}, stated = {} }: Change) =>
  audit(ctx, { action: `${type}.${act}`, objectType: type, objectId: id, details: { before, after, ...stated, reason } });

/** The values of these fields. */
export const pick = (values: Readonly<Record<string, unknown>>, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));

type StateChange = { type: Change['type']; id: string; state: 'published' | 'unpublished'; reason: string };

/** Writes into the audit log that something was taken off the site, or published again. */
export const auditState = (ctx: Context, { type, id, state, reason }: StateChange) =>
  auditListing(ctx, {
    type,
    id,
    act: state === 'published' ? 'publish' : 'unpublish',
    reason,
    before: { state: state === 'published' ? 'unpublished' : 'published' },
    after: { state },
  });

type Mergeable = { id: string; merged_into: string | null; hidden_at: Date | null };

/** The one that is kept, after a duplicate may be merged into it: 409 for a merged duplicate, 422 where the other one cannot be kept. */
export function requireMergeable<T extends Mergeable>(duplicate: Mergeable, kept: T | undefined): T {
  if (duplicate.merged_into) throw conflict('listing-merged');
  if (!kept) throw invalid({ path: 'into', code: 'merge-choose' });
  if (kept.id === duplicate.id) throw invalid({ path: 'into', code: 'merge-itself' });
  if (kept.hidden_at) throw invalid({ path: 'into', code: 'merge-unpublished' });
  return kept;
}

type Merged = { id: string; address: string; name: string };

/** Writes a merge into the audit log, for the duplicate and for the one that is kept. */
export async function auditMerge(
  ctx: Context,
  { type, reason, duplicate, kept }: { type: Change['type']; reason: string; duplicate: Merged; kept: Merged },
): Promise<void> {
  const [before, after] = [{ address: duplicate.address }, { address: kept.address }];
  const stated = { duplicate: duplicate.name, kept: kept.name };
  for (const { id } of [duplicate, kept]) await auditListing(ctx, { type, id, act: 'merge', reason, before, after, stated });
}

/** Refuses to publish or unpublish a duplicate that was merged, and what its source lists no longer. */
export function requirePublishable({ merged_into, withdrawn }: { merged_into: string | null; withdrawn: boolean }): void {
  if (merged_into) throw conflict('listing-merged');
  if (withdrawn) throw conflict('listing-withdrawn');
}
