import { findStaff } from '#features/base/accounts/server/index.ts';
import { notifyAll } from '#features/base/notifications/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { SourceRecord } from './tables.ts';

/** After so many runs in a row without a trustworthy answer, staff are told. */
export const FAILURES_TO_NOTIFY = 3;

/** Tells staff once that a source keeps failing. */
export async function notifyOfFailures(ctx: Context, { id, name }: SourceRecord, failures: number): Promise<void> {
  if (failures !== FAILURES_TO_NOTIFY) return;
  const staff = await findStaff(ctx, 'editor');
  await notifyAll(
    ctx,
    staff.map((member) => member.id),
    {
      kind: 'source-failing',
      dedupeKey: `source-failing:${id}:${ctx.clock.now().toISOString()}`,
      facts: { name, count: String(failures) },
      url: `/staff/sources/${id}`,
    },
  );
}
