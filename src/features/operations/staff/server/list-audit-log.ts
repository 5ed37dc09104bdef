import { sql } from 'kysely';
import { requireScope } from '#features/base/accounts/server/index.ts';
import { invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentAuditEntry, selectAuditEntriesBy } from './audit-entries.ts';

const PAGE_SIZE = 40;

/** Who did what, the latest first, filtered by action, object and person. */
export const listAuditLog: UseCase<'GET /api/staff/audit_log'> = async (ctx, { query }) => {
  requireScope(ctx, 'administrator');
  const before = parseCursor(query.cursor);
  const rows = await selectAuditEntriesBy(ctx, query)
    .$if(before !== null, (qb) => qb.where(sql<boolean>`entries.id < ${before}::bigint`))
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
