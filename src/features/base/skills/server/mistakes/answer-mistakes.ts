import { notifyAll } from '#features/base/notifications/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { MistakeOutcome } from '../../contract.ts';
import type { MistakeThing } from './report-mistake.ts';

type MistakeAnswer = MistakeThing & {
  outcome: MistakeOutcome;
  /** What everybody who reported it reads. */
  answer: string;
  /** What they reported, and the page where it is. */
  skill: string;
  url: string;
};

/** Answers all reports of a thing that wait, and tells everybody who reported it; returns how many. Checks no permission. */
export async function answerMistakes(
  ctx: Context,
  { kind, thingId, outcome, answer, skill, url }: MistakeAnswer,
): Promise<number> {
  const answered_at = ctx.clock.now();
  const answered = await ctx.db
    .updateTable('mistake_reports')
    .set({ outcome, answer, answered_at })
    .where('kind', '=', kind)
    .where('thing_id', '=', thingId)
    .where('outcome', 'is', null)
    .returning(['user_id', 'case_id'])
    .execute();
  const [first] = answered;
  if (!first) return 0;
  await notifyAll(
    ctx,
    answered.map(({ user_id }) => user_id),
    {
      kind: 'mistake-answered',
      dedupeKey: `mistake-answered:${first.case_id}:${answered_at.toISOString()}`,
      facts: { kind, outcome, answer, skill },
      url,
    },
  );
  return answered.length;
}
