import { audit } from '#features/base/accounts/server/index.ts';
import { notify } from '#features/base/notifications/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { lockCase, type CaseRow } from './lock-case.ts';
import { DECISIONS_PATH, recordHidden, recordRestored } from './measures.ts';
import { presentCases } from './present-cases.ts';
import { getHiding, getReportable, type Reportables } from './reportables.ts';

type Decision = 'hidden' | 'dismissed' | 'restored' | 'settled';

/** Stores a decision and audits it. */
export async function decideCase(ctx: Context, moderationCase: CaseRow, status: Decision, reason: string): Promise<void> {
  await ctx.db
    .updateTable('moderation_cases')
    .set({ status, reason, decided_at: ctx.clock.now(), decided_by: signedIn(ctx).id })
    .where('id', '=', moderationCase.id)
    .execute();
  await audit(ctx, {
    action: `moderation.${status}`,
    objectType: moderationCase.object_type,
    objectId: moderationCase.object_id,
    details: { before: { status: moderationCase.status }, after: { status }, reason },
  });
}

/** Shows the content of a case again and ends the measure against its author. */
export async function restoreCase(
  ctx: Context,
  reportables: Reportables,
  moderationCase: CaseRow,
  reason: string,
): Promise<void> {
  await getHiding(reportables, moderationCase.object_type).restore(ctx, moderationCase.object_id);
  await decideCase(ctx, moderationCase, 'restored', reason);
  await recordRestored(ctx, moderationCase.id);
}

type AuthorNotice = { kind: 'content-hidden' | 'content-restored'; reason: string };

/** Notifies the author of the content, if it has one, of a decision. */
export async function notifyAuthor(
  ctx: Context,
  reportables: Reportables,
  moderationCase: CaseRow,
  { kind, reason }: AuthorNotice,
): Promise<void> {
  const content = await getReportable(reportables, moderationCase.object_type).find(ctx, moderationCase.object_id);
  if (!content?.ownerId) return;
  const { ownerId: userId, title } = content;
  if (kind === 'content-hidden') await recordHidden(ctx, { caseId: moderationCase.id, userId, title, reason });
  const dedupeKey = `${kind}:${moderationCase.id}:${ctx.request.id}`;
  const url = kind === 'content-hidden' ? DECISIONS_PATH : content.url;
  await notify(ctx, { userId, kind, dedupeKey, facts: { title, reason }, url });
}

export async function presentCase(ctx: Context, reportables: Reportables, id: string) {
  const [data] = await presentCases(ctx, reportables, [await lockCase(ctx, id)]);
  if (!data) throw new Error('a case that was just decided is gone');
  return { data };
}
