import { requireScope } from '#features/base/accounts/server/index.ts';
import { hideUniversity, showUniversity } from '#features/catalogue/programs/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { auditState, requirePublishable } from './change-listing.ts';
import { lockUniversity, presentUniversity } from './present-universities.ts';

/** Takes a university and its programs off the site, or publishes them again. */
export const changeUniversityState: UseCase<'POST /api/staff/universities/{id}/state'> = async (
  ctx,
  { params: { id }, body: { version, state, reason } },
) => {
  requireScope(ctx, 'editor');
  const university = await lockUniversity(ctx, id, version);
  requirePublishable(university);
  if ((university.hidden_at === null) === (state === 'published')) return presentUniversity(ctx, id);
  if (state === 'published') await showUniversity(ctx, university);
  else await hideUniversity(ctx, id);
  await auditState(ctx, { type: 'university', id, state, reason });
  return presentUniversity(ctx, id);
};
