/** What can be reported, by type: the feature that owns it finds it, hides it and shows it again. */
import { reportableAnswer, reportableQuestion } from '#features/communities/server/index.ts';
import type { Reportables } from '#features/moderation/server/index.ts';

export const reportables: Reportables = { question: reportableQuestion, answer: reportableAnswer };
