import { sql } from 'kysely';
import { requireScope } from '#features/base/accounts/server/index.ts';
import { containsPattern } from '#platform/db/contains-pattern.ts';
import { invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentAuditEntry, selectAuditEntries } from './audit-entries.ts';

const PAGE_SIZE = 40;

/** Who did what, the latest first, filtered by action, object and person. */
export const listAuditLog: UseCase<'GET /api/staff/audit_log'> = async (ctx, { query }) => {
  requireScope(ctx, 'administrator');
  const { action, object, person } = query;
  const before = parseCursor(query.cursor);
  const rows = await selectAuditEntries(ctx)
    .$if(before !== null, (qb) => qb.where(sql<boolean>`entries.id < ${before}::bigint`))
    .$if(action !== '', (qb) => qb.where('entries.action', 'like', containsPattern(action)))
    .$if(object !== '', (qb) =>
      qb.where((eb) => eb.or([eb('entries.object_type', '=', object), eb('entries.object_id', '=', object)])),
    )
    .$if(person !== '', (qb) =>
      qb.where((eb) => eb.or([eb('actors.slug', '=', person), eb('actors.name', 'ilike', containsPattern(person))])),
    )
    .limit(PAGE_SIZE + 1)
    .execute();
  const shown = rows.slice(0, PAGE_SIZE);
  return {
    data: shown.map(presentAuditEntry),
    meta: { next_cursor: rows.length > PAGE_SIZE ? String(shown.at(-1)?.id ?? '') : null },
  };
};

function parseCursor(cursor: string | undefined): string | null {
  if (cursor === undefined) return null;
  if (!/^\d{1,18}$/.test(cursor)) throw invalid({ path: 'cursor', code: 'cursor-invalid' });
  return cursor;
}
