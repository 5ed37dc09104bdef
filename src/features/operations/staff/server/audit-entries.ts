import { containsPattern } from '#platform/db/contains-pattern.ts';
import { auditRows, memberRows } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { describeChanges } from './describe-changes.ts';

/** Audit entries with their actors, the latest first. */
const selectAuditEntries = (ctx: Context) =>
  ctx.db
    .selectFrom(auditRows(ctx).as('entries'))
    .leftJoin(memberRows(ctx).as('actors'), 'actors.id', 'entries.actor_id')
    .select([
      'entries.id',
      'entries.at',
      'entries.action',
      'entries.object_type',
      'entries.object_id',
      'entries.details',
      'entries.ip',
    ])
    .select(['actors.name as actorName', 'actors.slug as actorSlug'])
    .orderBy('entries.id', 'desc');

type AuditFilter = { action: string; object: string; person: string };

/** Audit entries by action, object and person, the latest first. */
export const selectAuditEntriesBy = (ctx: Context, { action, object, person }: AuditFilter) =>
  selectAuditEntries(ctx)
    .$if(action !== '', (qb) => qb.where('entries.action', 'like', containsPattern(action)))
    .$if(object !== '', (qb) =>
      qb.where((eb) => eb.or([eb('entries.object_type', '=', object), eb('entries.object_id', '=', object)])),
    )
    .$if(person !== '', (qb) =>
      qb.where((eb) => eb.or([eb('actors.slug', '=', person), eb('actors.name', 'ilike', containsPattern(person))])),
    );

type Entry = Awaited<ReturnType<ReturnType<typeof selectAuditEntries>['execute']>>[number];

export const presentAuditEntry = (row: Entry) => ({
  id: String(row.id),
  type: 'audit_entry' as const,
  attributes: {
    at: row.at.toISOString(),
    action: row.action,
    object_type: row.object_type,
    object_id: row.object_id,
    actor: row.actorName === null || row.actorSlug === null ? null : { name: row.actorName, slug: row.actorSlug },
    ...describeChanges(row.details),
    by_command: row.ip === '',
  },
});

/** An object as the audit log names it, and the beginnings of the actions to show; by default all of them. */
export type AuditedObject = { type: string; id: string; actions?: readonly string[] };

const MAX_ENTRIES = 20;

/** The latest entries about one object. Checks no permission. */
export async function findAuditEntries(ctx: Context, { type, id, actions = [] }: AuditedObject, limit = MAX_ENTRIES) {
  const rows = await selectAuditEntries(ctx)
    .where('entries.object_type', '=', type)
    .where('entries.object_id', '=', id)
    .$if(actions.length > 0, (qb) => qb.where((eb) => eb.or(actions.map((start) => eb('action', 'like', `${start}%`)))))
    .limit(limit)
    .execute();
  return rows.map(presentAuditEntry);
}
