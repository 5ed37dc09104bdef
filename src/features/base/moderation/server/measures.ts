/** Warnings, suspensions and hidden content as they are stored, and how the member learns of them. Checks no permission. */
import type { Selectable } from 'kysely';
import { audit, endSessions, suspendUntil } from '#features/base/accounts/server/index.ts';
import { notify } from '#features/base/notifications/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import { formatDate } from '#platform/language/format.ts';
import type { ModerationMeasuresTable } from './tables.ts';

export type MeasureRow = Selectable<ModerationMeasuresTable>;

/** The page on which a member reads what was decided and appeals. */
export const DECISIONS_PATH = '/settings/decisions';
const DAY_MS = 86_400_000;

type NewMeasure = Pick<MeasureRow, 'user_id' | 'kind' | 'reason'> &
  Partial<Pick<MeasureRow, 'note' | 'ends_at' | 'case_id' | 'title'>>;

const insertMeasure = (ctx: Context, measure: NewMeasure): Promise<MeasureRow> =>
  ctx.db
    .insertInto('moderation_measures')
    .values({ ...measure, created_at: ctx.clock.now(), decided_by: ctx.viewer?.id ?? null })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Notifies the member of a decision, always by e-mail too. */
export async function notifyOfMeasure(
  ctx: Context,
  measure: Pick<MeasureRow, 'id' | 'user_id' | 'title'>,
  { what, reason, until = null }: { what: string; reason: string; until?: Date | null },
): Promise<void> {
  await notify(ctx, {
    userId: measure.user_id,
    kind: 'measure',
    dedupeKey: `measure:${measure.id}:${what}:${ctx.clock.now().getTime()}`,
    facts: { what, reason, title: measure.title, until: until ? until.toISOString() : '' },
    url: DECISIONS_PATH,
    mail: true,
  });
}

/** Suspends a member, who is signed out everywhere, for some days or (null) until it is lifted. 409 if they are suspended. */
export async function suspendMember(
  ctx: Context,
  userId: string,
  { days, reason, note }: { days: number | null; reason: string; note: string },
): Promise<void> {
  if (await findSuspension(ctx, userId)) throw conflict('already-suspended');
  const ends_at = days === null ? null : new Date(ctx.clock.now().getTime() + days * DAY_MS);
  const measure = await insertMeasure(ctx, { user_id: userId, kind: 'suspension', reason, note, ends_at });
  await suspendUntil(ctx, userId, ends_at ?? 'infinity');
  await endSessions(ctx, userId);
  const details = {
    before: { suspended: 'no' },
    after: { suspended: ends_at ? `until ${formatDate(ends_at)}` : 'until lifted' },
  };
  await audit(ctx, { action: 'member.suspend', objectType: 'user', objectId: userId, details: { ...details, reason, note } });
  const what = ends_at ? 'suspended-until' : 'suspended';
  await notifyOfMeasure(ctx, measure, { what, reason, until: ends_at });
}

/** The suspension that is in force. */
export const findSuspension = (ctx: Context, userId: string): Promise<MeasureRow | undefined> =>
  ctx.db
    .selectFrom('moderation_measures')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', 'suspension')
    .where('lifted_at', 'is', null)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', ctx.clock.now())]))
    .executeTakeFirst();

/** Lifts a suspension before its end. 409 if there is none. */
export async function liftSuspension(ctx: Context, userId: string, reason: string): Promise<void> {
  const measure = await findSuspension(ctx, userId);
  if (!measure) throw conflict('not-suspended');
  await liftMeasure(ctx, measure, reason);
  await notifyOfMeasure(ctx, measure, { what: 'lifted', reason });
}

/** Warns a member. */
export async function warnMember(
  ctx: Context,
  userId: string,
  { reason, note }: { reason: string; note: string },
): Promise<void> {
  const measure = await insertMeasure(ctx, { user_id: userId, kind: 'warning', reason, note });
  await audit(ctx, { action: 'member.warn', objectType: 'user', objectId: userId, details: { reason, note } });
  await notifyOfMeasure(ctx, measure, { what: 'warning', reason });
}

/** Stores that a member's content is hidden, so that they can appeal; a new reason replaces that of the same case. */
export async function recordHidden(
  ctx: Context,
  { caseId, userId, title, reason }: { caseId: string; userId: string; title: string; reason: string },
): Promise<void> {
  const changed = await ctx.db
    .updateTable('moderation_measures')
    .set({ reason })
    .where('case_id', '=', caseId)
    .where('lifted_at', 'is', null)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n)
    await insertMeasure(ctx, { user_id: userId, kind: 'hidden', case_id: caseId, title, reason });
}

/** Stores that the content of a case is shown again. */
export async function recordRestored(ctx: Context, caseId: string): Promise<void> {
  await ctx.db
    .updateTable('moderation_measures')
    .set({ lifted_at: ctx.clock.now(), lifted_by: ctx.viewer?.id ?? null })
    .where('case_id', '=', caseId)
    .where('lifted_at', 'is', null)
    .execute();
}

/** Ends a warning or a suspension. */
export async function liftMeasure(ctx: Context, measure: MeasureRow, reason: string): Promise<void> {
  await ctx.db
    .updateTable('moderation_measures')
    .set({ lifted_at: ctx.clock.now(), lifted_by: ctx.viewer?.id ?? null, lift_reason: reason })
    .where('id', '=', measure.id)
    .execute();
  if (measure.kind === 'suspension') await suspendUntil(ctx, measure.user_id, null);
  const before = measure.ends_at ? `until ${formatDate(measure.ends_at)}` : 'until lifted';
  await audit(ctx, {
    action: measure.kind === 'suspension' ? 'member.lift-suspension' : 'member.lift-warning',
    objectType: 'user',
    objectId: measure.user_id,
    details: { ...(measure.kind === 'suspension' && { before: { suspended: before }, after: { suspended: 'no' } }), reason },
  });
}

/** A measure, row-locked. */
export async function lockMeasure(ctx: Context, id: string): Promise<MeasureRow> {
  const row = await ctx.db.selectFrom('moderation_measures').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound('decision');
  return row;
}
