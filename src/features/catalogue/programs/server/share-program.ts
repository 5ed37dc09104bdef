import { countShare, loadReaction } from '#features/base/reactions/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getStoredProgram } from './find-programs.ts';

/** Counts a share of a program. */
export const shareProgram: UseCase<'POST /api/programs/{id}/share'> = async (ctx, { params }) => {
  // public: shares are counted anonymously
  const { id } = await getStoredProgram(ctx, params);
  await countShare(ctx, { type: 'program', id });
  return { data: { shares: (await loadReaction(ctx, 'program', id)).counts.share } };
};
