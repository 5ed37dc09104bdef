import { createHash } from 'node:crypto';
import { audit } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';

/** Identifies what a colleague saw: any of it that changes makes another version. */
export const versionOf = (seen: Readonly<Record<string, unknown>>): string =>
  createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 22);

type Change = {
  /** The type in the audit log. */
  type: 'company' | 'job';
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
  if (current !== seen) throw conflict('listing-changed-meanwhile');
}

/** Writes what staff did to something of the catalogue into the audit log: of what was edited, only what changed. */
export const auditListing = (ctx: Context, { type, id, act, reason, before = {}, after = {}, stated = {} }: Change) =>
  audit(ctx, { action: `${type}.${act}`, objectType: type, objectId: id, details: { before, after, ...stated, reason } });

/** The values of these fields. */
export const pick = (values: Readonly<Record<string, unknown>>, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));
