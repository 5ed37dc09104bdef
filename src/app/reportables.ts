/** What can be reported, by type: the feature that owns it finds it, hides it and shows it again. */
import { reportableAnswer, reportableQuestion } from '#features/communities/server/index.ts';
import { reportableComment } from '#features/discussion/server/index.ts';
import { KNOWLEDGE, reportableInsight } from '#features/insights/server/index.ts';
import type { Reportables } from '#features/moderation/server/index.ts';
import { commentables } from './commentables.ts';

export const reportables: Reportables = {
  [KNOWLEDGE]: reportableInsight,
  comment: reportableComment(commentables),
  question: reportableQuestion,
  answer: reportableAnswer,
};
