import { sql } from 'kysely';
import { auditRows, memberRows, requireScope } from '#features/base/accounts/server/index.ts';
import { invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { describeChanges } from './describe-changes.ts';

const PAGE_SIZE = 40;

/** Who did what, the latest first, filtered by action, object and person. */
export const listAuditLog: UseCase<'GET /api/staff/audit_log'> = async (ctx, { query }) => {
  requireScope(ctx, 'administrator');
  const { action, object, person } = query;
  const before = parseCursor(query.cursor);
  const rows = await ctx.db
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
    .$if(before !== null, (qb) => qb.where(sql<boolean>`entries.id < ${before}::bigint`))
    .$if(action !== '', (qb) => qb.where('entries.action', 'like', `%${escapeLike(action)}%`))
    .$if(object !== '', (qb) =>
      qb.where((eb) => eb.or([eb('entries.object_type', '=', object), eb('entries.object_id', '=', object)])),
    )
    .$if(person !== '', (qb) =>
      qb.where((eb) => eb.or([eb('actors.slug', '=', person), eb('actors.name', 'ilike', `%${escapeLike(person)}%`)])),
    )
    .orderBy('entries.id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
  const shown = rows.slice(0, PAGE_SIZE);
  return {
    data: shown.map((row) => ({
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
    })),
    meta: { next_cursor: rows.length > PAGE_SIZE ? String(shown.at(-1)?.id ?? '') : null },
  };
};

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

function parseCursor(cursor: string | undefined): string | null {
  if (cursor === undefined) return null;
  if (!/^\d{1,18}$/.test(cursor)) throw invalid({ path: 'cursor', code: 'cursor-invalid' });
  return cursor;
}
