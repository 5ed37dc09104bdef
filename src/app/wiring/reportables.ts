/** The reportable types: the owning feature finds, hides and restores the content. */
import { reportableAnswer, reportableQuestion } from '#features/catalogue/forum/server/index.ts';
import { reportableComment } from '#features/base/discussion/server/index.ts';
import { KNOWLEDGE, reportableInsight } from '#features/catalogue/insights/server/index.ts';
import type { Reportables } from '#features/base/moderation/server/index.ts';
import { commentables } from './commentables.ts';

export const reportables: Reportables = {
  [KNOWLEDGE]: reportableInsight,
  comment: reportableComment(commentables),
  question: reportableQuestion,
  answer: reportableAnswer,
};
