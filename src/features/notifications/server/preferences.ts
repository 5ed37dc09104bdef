import type { Context } from '#platform/server/context.ts';
import { Matter, type Cadence, type MailChoice } from '../contract.ts';
import { MATTERS } from '../matters.ts';

export type Choice = { in_app: boolean; mail: MailChoice; push: boolean };

/** What a matter does for a member: their choice where they made one. */
export async function choiceFor(ctx: Context, userId: string, matter: Matter): Promise<Choice & { chosen: boolean }> {
  const { fixed, ...habit } = MATTERS[matter];
  const row = await ctx.db
    .selectFrom('notification_preferences')
    .select(['in_app', 'mail', 'push'])
    .where('user_id', '=', userId)
    .where('matter', '=', matter)
    .executeTakeFirst();
  if (!row) return { in_app: true, ...habit, chosen: false };
  return fixed ? { in_app: true, mail: habit.mail, push: row.push, chosen: false } : { ...row, chosen: true };
}

/** All matters of a member, and how often their digest comes. */
export async function readPreferences(ctx: Context, userId: string) {
  const [rows, settings] = await Promise.all([
    ctx.db.selectFrom('notification_preferences').selectAll().where('user_id', '=', userId).execute(),
    ctx.db.selectFrom('notification_settings').select('digest').where('user_id', '=', userId).executeTakeFirst(),
  ]);
  const chosen = new Map(rows.map((row) => [row.matter, row]));
  const matters = Matter.options.map((matter) => {
    const { fixed = false, ...habit } = MATTERS[matter];
    const { in_app, mail, push } = chosen.get(matter) ?? { in_app: true, ...habit };
    return { matter, in_app: fixed || in_app, mail: fixed ? habit.mail : mail, push, fixed };
  });
  const digest: Cadence = settings?.digest ?? 'daily';
  return { matters, digest };
}

/** Keeps a choice; what it does not speak of stays as it was. */
export async function choose(
  ctx: Context,
  userId: string,
  { matter, ...choice }: { matter: Matter } & Partial<Choice>,
): Promise<void> {
  const { chosen: _chosen, ...before } = await choiceFor(ctx, userId, matter);
  const now = { ...before, ...choice };
  await ctx.db
    .insertInto('notification_preferences')
    .values({ user_id: userId, matter, ...now })
    .onConflict((known) => known.columns(['user_id', 'matter']).doUpdateSet(now))
    .execute();
}
