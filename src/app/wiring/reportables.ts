/** The reportable types: the owning feature finds, hides and restores the content. */
import { reportableBoard } from '#features/catalogue/boards/server/index.ts';
import { reportableAnswer, reportableQuestion } from '#features/catalogue/forum/server/index.ts';
import { reportableComment } from '#features/base/discussion/server/index.ts';
import { KNOWLEDGE, reportableInsight } from '#features/catalogue/insights/server/index.ts';
import { reportableJob } from '#features/catalogue/jobs/server/index.ts';
import type { Reportables } from '#features/base/moderation/server/index.ts';
import { reportablePerson } from '#features/member/profiles/server/index.ts';
import { findJobAuthor } from '#features/operations/hiring-jobs/server/index.ts';
import { commentables } from './commentables.ts';

export const reportables: Reportables = {
  [KNOWLEDGE]: reportableInsight,
  comment: reportableComment(commentables),
  question: reportableQuestion,
  answer: reportableAnswer,
  board: reportableBoard,
  user: reportablePerson,
  job: {
    ...reportableJob,
    find: async (ctx, id) => {
      const job = await reportableJob.find(ctx, id);
      return job && { ...job, ownerId: await findJobAuthor(ctx, id) };
    },
  },
};
