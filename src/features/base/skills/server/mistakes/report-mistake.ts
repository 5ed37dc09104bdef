import type { Context } from '#platform/http/context.ts';
import type { MistakeKind, MistakeReason } from '../../contract.ts';

export type MistakeThing = {
  kind: MistakeKind;
  /** The id of a question, the address of a resource, the id of the skill of a piece of work. */
  thingId: string;
};

type MistakeReport = MistakeThing & {
  userId: string;
  reason: MistakeReason;
  words: string;
  /** The version of the question that the member saw. */
  version?: number;
};

/** Stores a member's report of a mistake, instead of an earlier one. The caller checks that the member may see the thing. */
export async function reportMistake(
  ctx: Context,
  { kind, thingId, userId, reason, words, version = 0 }: MistakeReport,
): Promise<void> {
  const report = { reason, words, version, created_at: ctx.clock.now(), outcome: null, answer: '', answered_at: null };
  await ctx.db
    .insertInto('mistake_reports')
    .values({ kind, thing_id: thingId, user_id: userId, ...report })
    .onConflict((conflict) => conflict.columns(['kind', 'thing_id', 'user_id']).doUpdateSet(report))
    .execute();
}

/** Withdraws a member's report. */
export async function withdrawMistake(ctx: Context, { kind, thingId, userId }: MistakeThing & { userId: string }): Promise<void> {
  await ctx.db
    .deleteFrom('mistake_reports')
    .where('kind', '=', kind)
    .where('thing_id', '=', thingId)
    .where('user_id', '=', userId)
    .execute();
}
