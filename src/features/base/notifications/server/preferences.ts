import type { Context } from '#platform/http/context.ts';
import { Category, type Cadence, type MailChoice } from '../contract.ts';
import { CATEGORIES } from '../categories.ts';

/** The channels of a category; `chosen` when the member set them. */
export type ChannelChoice = { in_app: boolean; mail: MailChoice; push: boolean; chosen: boolean };

/** The default channels of a category. */
export function defaultChannels(category: Category): ChannelChoice {
  const { mail, push } = CATEGORIES[category];
  return { in_app: true, mail, push, chosen: false };
}

/** The members' choices for a category; members without one are left out. */
export async function findChoices(
  ctx: Context,
  userIds: readonly string[],
  category: Category,
): Promise<Map<string, ChannelChoice>> {
  const rows = await ctx.db
    .selectFrom('notification_preferences')
    .select(['user_id', 'in_app', 'mail', 'push'])
    .where('category', '=', category)
    .where('user_id', 'in', [...userIds])
    .execute();
  const defaults = defaultChannels(category);
  const { fixed } = CATEGORIES[category];
  return new Map(
    rows.map(({ user_id, ...row }) => [user_id, fixed ? { ...defaults, push: row.push } : { ...row, chosen: true }]),
  );
}

/** A member's channels for every category, and the interval of their digest. */
export async function loadPreferences(ctx: Context, userId: string) {
  const [rows, settings] = await Promise.all([
    ctx.db.selectFrom('notification_preferences').selectAll().where('user_id', '=', userId).execute(),
    ctx.db.selectFrom('notification_settings').select('digest').where('user_id', '=', userId).executeTakeFirst(),
  ]);
  const chosen = new Map(rows.map((row) => [row.category, row]));
  const categories = Category.options.map((category) => {
    const { fixed = false, ...defaults } = CATEGORIES[category];
    const { in_app, mail, push } = chosen.get(category) ?? { in_app: true, ...defaults };
    return { category, in_app: fixed || in_app, mail: fixed ? defaults.mail : mail, push, fixed };
  });
  const digest: Cadence = settings?.digest ?? 'daily';
  return { categories, digest };
}

/** Stores a choice; channels that are not given stay unchanged. */
export async function savePreference(
  ctx: Context,
  userId: string,
  { category, ...choice }: { category: Category } & Partial<Omit<ChannelChoice, 'chosen'>>,
): Promise<void> {
  const choices = await findChoices(ctx, [userId], category);
  const { chosen: _chosen, ...existing } = choices.get(userId) ?? defaultChannels(category);
  const updated = { ...existing, ...choice };
  await ctx.db
    .insertInto('notification_preferences')
    .values({ user_id: userId, category, ...updated })
    .onConflict((conflict) => conflict.columns(['user_id', 'category']).doUpdateSet(updated))
    .execute();
}

/** Sets the interval of the digest. */
export async function setDigest(ctx: Context, userId: string, digest: Cadence): Promise<void> {
  await ctx.db
    .insertInto('notification_settings')
    .values({ user_id: userId, digest })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ digest }))
    .execute();
}
