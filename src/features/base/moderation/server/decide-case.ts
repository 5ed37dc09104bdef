import { audit } from '#features/base/accounts/server/index.ts';
import { notify } from '#features/base/notifications/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { lockCase, type CaseRow } from './lock-case.ts';
import { presentCases } from './present-cases.ts';
import { getReportable, type Reportables } from './reportables.ts';

type Decision = 'hidden' | 'dismissed' | 'restored';

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
    details: { case_id: moderationCase.id, reason },
  });
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
  const dedupeKey = `${kind}:${moderationCase.id}:${ctx.request.id}`;
  await notify(ctx, { userId: content.ownerId, kind, dedupeKey, facts: { title: content.title, reason }, url: content.url });
}

export async function presentCase(ctx: Context, reportables: Reportables, id: string) {
  const [data] = await presentCases(ctx, reportables, [await lockCase(ctx, id)]);
  if (!data) throw new Error('a case that was just decided is gone');
  return { data };
}
