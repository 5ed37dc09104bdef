import { audit, requireFreshSession, requireScope } from '#features/base/accounts/server/index.ts';
import { findAppeals, type Reportables } from '#features/base/moderation/server/index.ts';
import { csvFile } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';

const MAX_ROWS = 10_000;

/** The appeals that wait for an answer, as CSV. */
export const exportAppeals =
  (reportables: Reportables): UseCase<'GET /api/staff/appeals/export'> =>
  async (ctx) => {
    requireScope(ctx, 'moderator');
    await requireFreshSession(ctx);
    const appeals = await findAppeals(ctx, reportables, MAX_ROWS);
    await audit(ctx, {
      action: 'appeals.export',
      objectType: 'moderation_measures',
      objectId: '',
      details: { rows: appeals.length },
    });
    return csvFile(
      'appeals',
      {
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
      appeals,
    );
  };
