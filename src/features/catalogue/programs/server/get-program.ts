import { loadReaction } from '#features/base/reactions/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findAlikePrograms } from './find-alike-programs.ts';
import { getStoredProgram, findPrograms } from './find-programs.ts';

const MAX_RELATED = 6;

/** One program with all its details, and related programs. */
export const getProgram: UseCase<'GET /api/programs/{id}'> = async (ctx, { params }) => {
  const row = await getStoredProgram(ctx, params);
  const [[card], { counts }, similar] = await Promise.all([
    findPrograms(ctx, [row.id]),
    loadReaction(ctx, 'program', row.id),
    findAlikePrograms(ctx, row, MAX_RELATED).then((ids) => findPrograms(ctx, ids)),
  ]);
  if (!card) throw new Error('the program was not presented');
  const { application } = row;
  return {
    data: {
      ...card,
      attributes: {
        ...card.attributes,
        summary: row.summary,
        outcomes: row.outcomes,
        curriculum: row.curriculum,
        eligibility: row.eligibility,
        intakes: row.intakes,
        hours_per_week: row.hours_per_week === null ? null : Number(row.hours_per_week),
        fee_note: row.fee_note,
        application: application && {
          fee: application.fee_paise / 100,
          documents: application.documents,
          questions: application.questions,
        },
        shares: counts.share,
        related: similar,
      },
    },
  };
};
