import type { Context } from '#platform/http/context.ts';
import { Category, type Cadence, type MailChoice } from '../contract.ts';
import { CATEGORIES } from '../categories.ts';

/** The channels of a category; `chosen` when the member set them. */
export type ChannelChoice = { in_app: boolean; mail: MailChoice; push: boolean; chosen: boolean };

/** The default channels of a category. */
export function defaultChannels(matter: Category): ChannelChoice {
  const { mail, push } = CATEGORIES[matter];
  return { in_app: true, mail, push, chosen: false };
}

/** The members' choices for a category; members without one are left out. */
export async function findChoices(
  ctx: Context,
  userIds: readonly string[],
  matter: Category,
): Promise<Map<string, ChannelChoice>> {
  const rows = await ctx.db
    .selectFrom('notification_preferences')
    .select(['user_id', 'in_app', 'mail', 'push'])
    .where('matter', '=', matter)
    .where('user_id', 'in', [...userIds])
    .execute();
  const habit = defaultChannels(matter);
  const { fixed } = CATEGORIES[matter];
  return new Map(rows.map(({ user_id, ...row }) => [user_id, fixed ? { ...habit, push: row.push } : { ...row, chosen: true }]));
}

/** A member's channels for every category, and the interval of their digest. */
export async function loadPreferences(ctx: Context, userId: string) {
  const [rows, settings] = await Promise.all([
    ctx.db.selectFrom('notification_preferences').selectAll().where('user_id', '=', userId).execute(),
    ctx.db.selectFrom('notification_settings').select('digest').where('user_id', '=', userId).executeTakeFirst(),
  ]);
  const chosen = new Map(rows.map((row) => [row.matter, row]));
  const matters = Category.options.map((matter) => {
    const { fixed = false, ...habit } = CATEGORIES[matter];
    const { in_app, mail, push } = chosen.get(matter) ?? { in_app: true, ...habit };
    return { matter, in_app: fixed || in_app, mail: fixed ? habit.mail : mail, push, fixed };
  });
  const digest: Cadence = settings?.digest ?? 'daily';
  return { matters, digest };
}

/** Stores a choice; channels that are not given stay unchanged. */
export async function savePreference(
  ctx: Context,
  userId: string,
  { matter, ...choice }: { matter: Category } & Partial<Omit<ChannelChoice, 'chosen'>>,
): Promise<void> {
  const known = await findChoices(ctx, [userId], matter);
  const { chosen: _chosen, ...before } = known.get(userId) ?? defaultChannels(matter);
  const now = { ...before, ...choice };
  await ctx.db
    .insertInto('notification_preferences')
    .values({ user_id: userId, matter, ...now })
    .onConflict((known) => known.columns(['user_id', 'matter']).doUpdateSet(now))
    .execute();
}

/** Sets the interval of the digest. */
export async function setDigest(ctx: Context, userId: string, digest: Cadence): Promise<void> {
  await ctx.db
    .insertInto('notification_settings')
    .values({ user_id: userId, digest })
    .onConflict((known) => known.column('user_id').doUpdateSet({ digest }))
    .execute();
}
