import { isStaff, requireScope } from '#features/base/accounts/server/index.ts';
import { conflict, forbidden } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { decideCase, presentCase } from './decide-case.ts';
import { lockCase } from './lock-case.ts';
import { suspendMember, warnMember } from './measures.ts';
import { getReportable, type Reportables } from './reportables.ts';

/** Warns or suspends the author of reported content, or the reported person. What is hidden stays hidden. */
export const settleCase =
  (reportables: Reportables): UseCase<'POST /api/moderation/{id}/settle'> =>
  async (ctx, { params, body }) => {
    const viewer = requireScope(ctx, 'moderator');
    const moderationCase = await lockCase(ctx, params.id, body.from);
    const content = await getReportable(reportables, moderationCase.object_type).find(ctx, moderationCase.object_id);
    if (!content?.ownerId) throw conflict('no-author');
    if (content.ownerId === viewer.id) throw forbidden('own-account');
    if (!viewer.scopes.includes('administrator') && (await isStaff(ctx, content.ownerId))) throw forbidden('administrator-only');
    if (body.kind === 'warning') await warnMember(ctx, content.ownerId, body);
    else await suspendMember(ctx, content.ownerId, body);
    if (moderationCase.status !== 'hidden') await decideCase(ctx, moderationCase, 'settled', body.reason);
    return presentCase(ctx, reportables, moderationCase.id);
  };
