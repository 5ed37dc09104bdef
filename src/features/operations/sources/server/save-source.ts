import { audit } from '#features/base/accounts/server/index.ts';
import { sqlState } from '#platform/db/db.ts';
import type { Context } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import { findBoardAddress } from '#features/base/job-postings/server/index.ts';
import type { Schedule, SourceKind } from '../contract.ts';
import { namespaceOf } from './namespace-of.ts';
import { nextRunAt } from './next-run-at.ts';
import type { SourceRecord } from './tables.ts';

export type NewSource = {
  name: string;
  address: string;
  kind: SourceKind;
  company: string;
  apply_url: string;
  schedule: Schedule;
};
/** Who changes a source, by default the viewer, and why. */
export type Author = { actorId?: string | null; reason?: string };
export type SourceChange = Partial<Omit<NewSource, 'kind'>>;

/** The address to fetch: for a board's page its interface. */
export const addressToFetch = (address: string, kind: SourceKind): string => {
  const board = findBoardAddress(address);
  return board?.name === kind ? board.address : address;
};

/** Adds a source; it runs as soon as the queue comes to it. 409 for a name that a source of this kind has. */
export async function addSource(ctx: Context, draft: NewSource, by: Author = {}): Promise<SourceRecord> {
  const { name, kind, company, schedule } = draft;
  const address = addressToFetch(draft.address, kind);
  const source = await orConflict(() =>
    ctx.db
      .insertInto('job_sources')
      .values({
        name,
        kind,
        company,
        schedule,
        address,
        apply_url: draft.apply_url || null,
        namespace: namespaceOf(kind, name),
        next_run_at: nextRunAt(ctx, schedule),
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
  const after = { name, kind, address, company, schedule };
  await record(ctx, 'job-source.add', source.id, { after, reason: by.reason }, by.actorId);
  return source;
}

/** Changes a source. What it read is read again where that may make a difference. */
export async function changeSource(
  ctx: Context,
  source: SourceRecord,
  change: SourceChange,
  { actorId, reason }: Author = {},
): Promise<SourceRecord> {
  const { apply_url, address, schedule, ...plain } = change;
  const fields = {
    ...plain,
    ...(apply_url !== undefined && { apply_url: apply_url || null }),
    ...(address !== undefined && { address: addressToFetch(address, source.kind) }),
    ...(schedule !== undefined && { schedule, next_run_at: source.paused_at ? null : nextRunAt(ctx, schedule) }),
  };
  if (Object.keys(fields).length === 0) return source;
  const changed = await orConflict(() =>
    ctx.db
      .updateTable('job_sources')
      .set({ ...fields, etag: null, last_modified: null, content_hash: null })
      .where('id', '=', source.id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
  const names = Object.keys(change) as (keyof SourceChange)[];
  const pick = (from: SourceRecord) => Object.fromEntries(names.map((name) => [name, from[name]]));
  await record(ctx, 'job-source.change', source.id, { before: pick(source), after: pick(changed), reason }, actorId);
  return changed;
}

async function orConflict<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    // A unique constraint.
    if (sqlState(error) === '23505') throw conflict('source-name-taken');
    throw error;
  }
}

/** Writes an act of staff on a source into the audit log; `actorId` is given by commands. */
export const record = (ctx: Context, action: string, id: string, details: Record<string, unknown>, actorId?: string | null) =>
  audit(ctx, { action, objectType: 'job_source', objectId: id, details, ...(actorId !== undefined && { actorId }) });
