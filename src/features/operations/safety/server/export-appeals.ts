import { findAppeals, type Reportables } from '#features/base/moderation/server/index.ts';
import { exportRows, MAX_ROWS } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';

/** The appeals that wait for an answer, as CSV. */
export const exportAppeals =
  (reportables: Reportables): UseCase<'GET /api/staff/appeals/export'> =>
  (ctx) =>
    exportRows(ctx, {
      scope: 'moderator',
      name: 'appeals',
      object: { type: 'moderation_measures' },
      load: () => findAppeals(ctx, reportables, MAX_ROWS),
      columns: {
        decision: ({ id }) => id,
        kind: ({ attributes }) => attributes.kind,
        title: ({ attributes }) => attributes.title,
        member: ({ attributes }) => attributes.member.slug,
        decided: ({ attributes }) => attributes.at,
        decided_by: ({ attributes }) => attributes.decided_by,
        reason: ({ attributes }) => attributes.reason,
        appealed: ({ attributes }) => attributes.appeal?.at ?? null,
        appeal: ({ attributes }) => attributes.appeal?.text ?? null,
      },
    });
