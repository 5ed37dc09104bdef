import { requireScope } from '#features/base/accounts/server/index.ts';
import type { Reportables } from '#features/base/moderation/server/index.ts';
import { cancelDeletion } from '#features/base/personal-data/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { changeMember } from './change-member.ts';

/** Takes a requested deletion back. */
export const keepMember =
  (reportables: Reportables): UseCase<'POST /api/staff/members/{slug}/keep'> =>
  async (ctx, { params, body }) => {
    requireScope(ctx, 'support');
    return changeMember(ctx, { slug: params.slug, reportables }, ({ id }) => cancelDeletion(ctx, id, body.reason));
  };
