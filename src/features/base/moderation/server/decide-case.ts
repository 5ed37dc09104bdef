import { audit } from '#features/base/accounts/server/index.ts';
import { notify } from '#features/base/notifications/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { lockCase, type CaseRow } from './lock-case.ts';
import { presentCases } from './present-cases.ts';
import { getReportable, type Reportables } from './reportables.ts';

type Decision = 'hidden' | 'dismissed' | 'restored';

export async function decideCase(ctx: Context, found: CaseRow, status: Decision, reason: string): Promise<void> {
  await ctx.db
    .updateTable('moderation_cases')
    .set({ status, reason, decided_at: ctx.clock.now(), decided_by: signedIn(ctx).id })
    .where('id', '=', found.id)
    .execute();
  await audit(ctx, {
    action: `moderation.${status}`,
    objectType: found.object_type,
    objectId: found.object_id,
    details: { case_id: found.id, reason },
  });
}

type Told = { kind: 'content-hidden' | 'content-restored'; reason: string };

export async function notifyAuthor(
  ctx: Context,
  reportables: Reportables,
  found: CaseRow,
  { kind, reason }: Told,
): Promise<void> {
  const thing = await getReportable(reportables, found.object_type).find(ctx, found.object_id);
  if (!thing?.ownerId) return;
  const occasion = `${kind}:${found.id}:${ctx.request.id}`;
  await notify(ctx, { userId: thing.ownerId, kind, occasion, facts: { title: thing.title, reason }, url: thing.url });
}

export async function presentCase(ctx: Context, reportables: Reportables, id: string) {
  const [data] = await presentCases(ctx, reportables, [await lockCase(ctx, id)]);
  if (!data) throw new Error('a case that was just decided is gone');
  return { data };
}
