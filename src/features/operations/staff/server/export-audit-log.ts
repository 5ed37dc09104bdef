import { audit, requireFreshSession, requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentAuditEntry, selectAuditEntriesBy } from './audit-entries.ts';
import { csvFile } from './csv-file.ts';

const MAX_ROWS = 100_000;

/** The entries of the audit log that a filter shows, as CSV. */
export const exportAuditLog: UseCase<'GET /api/staff/audit_log/export'> = async (ctx, { query }) => {
  requireScope(ctx, 'administrator');
  await requireFreshSession(ctx);
  const entries = (await selectAuditEntriesBy(ctx, query).limit(MAX_ROWS).execute()).map(presentAuditEntry);
  await audit(ctx, {
    action: 'audit-log.export',
    objectType: 'audit_entries',
    objectId: '',
    details: { rows: entries.length, ...query },
  });
  return csvFile(
    'audit-log',
    {
      at: ({ attributes }) => attributes.at,
      person: ({ attributes }) => attributes.actor?.slug ?? '',
      by_command: ({ attributes }) => (attributes.by_command ? 'yes' : 'no'),
      action: ({ attributes }) => attributes.action,
      object_type: ({ attributes }) => attributes.object_type,
      object_id: ({ attributes }) => attributes.object_id,
      reason: ({ attributes }) => attributes.reason,
      changes: ({ attributes }) =>
        attributes.changes.map(({ field, before, after }) => `${field}: ${before ?? ''} > ${after ?? ''}`).join('; '),
    },
    entries,
  );
};
