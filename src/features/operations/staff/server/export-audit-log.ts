import type { UseCase } from '#platform/http/http.ts';
import { presentAuditEntry, selectAuditEntriesBy } from './audit-entries.ts';
import { exportRows, MAX_ROWS } from './export-rows.ts';

/** The entries of the audit log that a filter shows, as CSV. */
export const exportAuditLog: UseCase<'GET /api/staff/audit_log/export'> = (ctx, { query }) =>
  exportRows(ctx, {
    scope: 'administrator',
    name: 'audit-log',
    object: { type: 'audit_entries' },
    filter: query,
    load: async () => (await selectAuditEntriesBy(ctx, query).limit(MAX_ROWS).execute()).map(presentAuditEntry),
    columns: {
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
  });
