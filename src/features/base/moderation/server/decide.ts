import { audit } from '#features/base/accounts/server/index.ts';
import { notify } from '#features/base/notifications/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findCase, staffMember, type CaseRow } from './find-case.ts';
import { presentCases } from './present-cases.ts';
import { ownerOf, type Reportables } from './reportables.ts';

type Decision = 'hidden' | 'dismissed' | 'restored';

/** Hides a reported thing; its author is told why. Hiding again changes the reason. */
export const hideThing =
  (reportables: Reportables): UseCase<'POST /api/moderation/{id}/hide'> =>
  async (ctx, { params, body }) => {
    staffMember(ctx);
    const found = await findCase(ctx, params.id);
    await ownerOf(reportables, found.object_type).hide(ctx, found.object_id, body.reason);
    await decide(ctx, found, 'hidden', body.reason);
    await tellAuthor(ctx, reportables, found, { kind: 'content-hidden', reason: body.reason });
    return answer(ctx, reportables, found.id);
  };

/** Finds nothing wrong. */
export const dismissReports =
  (reportables: Reportables): UseCase<'POST /api/moderation/{id}/dismiss'> =>
  async (ctx, { params }) => {
    staffMember(ctx);
    const found = await findCase(ctx, params.id);
    if (found.status === 'hidden') throw conflict('This is hidden. Restore it first.', 'hidden');
    await decide(ctx, found, 'dismissed', '');
    return answer(ctx, reportables, found.id);
  };

/** Shows a hidden thing again; its author is told. */
export const restoreThing =
  (reportables: Reportables): UseCase<'POST /api/moderation/{id}/restore'> =>
  async (ctx, { params }) => {
    staffMember(ctx);
    const found = await findCase(ctx, params.id);
    if (found.status !== 'hidden') throw conflict('This is not hidden.', 'not-hidden');
    await ownerOf(reportables, found.object_type).restore(ctx, found.object_id);
    await decide(ctx, found, 'restored', '');
    await tellAuthor(ctx, reportables, found, { kind: 'content-restored', reason: '' });
    return answer(ctx, reportables, found.id);
  };

async function decide(ctx: Context, found: CaseRow, status: Decision, reason: string): Promise<void> {
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

async function tellAuthor(ctx: Context, reportables: Reportables, found: CaseRow, { kind, reason }: Told): Promise<void> {
  const thing = await ownerOf(reportables, found.object_type).find(ctx, found.object_id);
  if (!thing?.ownerId) return;
  const occasion = `${kind}:${found.id}:${ctx.request.id}`;
  await notify(ctx, { userId: thing.ownerId, kind, occasion, facts: { title: thing.title, reason }, url: thing.url });
}

async function answer(ctx: Context, reportables: Reportables, id: string) {
  const [data] = await presentCases(ctx, reportables, [await findCase(ctx, id)]);
  if (!data) throw new Error('a case that was just decided is gone');
  return { data };
}
