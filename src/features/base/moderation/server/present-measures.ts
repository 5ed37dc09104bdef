import { findPeople } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { getReportable, type Reportables } from './reportables.ts';
import type { MeasureRow } from './measures.ts';

const measureFields = (row: MeasureRow) => ({
  kind: row.kind,
  title: row.title,
  reason: row.reason,
  at: row.created_at.toISOString(),
  ends_at: row.ends_at?.toISOString() ?? null,
  lifted_at: row.lifted_at?.toISOString() ?? null,
  lift_reason: row.lift_reason,
  appeal:
    row.appeal === null || row.appealed_at === null
      ? null
      : {
          text: row.appeal,
          at: row.appealed_at.toISOString(),
          outcome: row.outcome,
          answer: row.answer,
          answered_at: row.answered_at?.toISOString() ?? null,
        },
});

/** As the member reads it. */
export const presentMeasure = (ctx: Context, row: MeasureRow) => ({
  id: row.id,
  type: 'measure' as const,
  attributes: { ...measureFields(row), can: { appeal: canAppeal(ctx, row) } },
});

/** Once, while it is in force. */
export const canAppeal = (ctx: Context, { appeal, lifted_at, ends_at }: MeasureRow): boolean =>
  appeal === null && lifted_at === null && (ends_at === null || ends_at > ctx.clock.now());

/** As staff read them, in the order given. */
export async function presentForStaff(ctx: Context, reportables: Reportables, rows: readonly MeasureRow[]) {
  const people = await findPeople(
    ctx,
    rows.flatMap(({ user_id, decided_by }) => [user_id, decided_by ?? user_id]),
  );
  return Promise.all(
    rows.map(async (row) => {
      const member = people.get(row.user_id)?.attributes;
      return {
        id: row.id,
        type: 'measure' as const,
        attributes: {
          ...measureFields(row),
          note: row.note,
          decided_by: people.get(row.decided_by ?? '')?.attributes.name ?? '',
          member: { slug: member?.slug ?? '', name: member?.name ?? '' },
          url: await findUrl(ctx, reportables, row),
        },
      };
    }),
  );
}

async function findUrl(ctx: Context, reportables: Reportables, { case_id }: MeasureRow): Promise<string> {
  if (case_id === null) return '';
  const { object_type, object_id } = await ctx.db
    .selectFrom('moderation_cases')
    .select(['object_type', 'object_id'])
    .where('id', '=', case_id)
    .executeTakeFirstOrThrow();
  return (await getReportable(reportables, object_type).find(ctx, object_id))?.url ?? '';
}
