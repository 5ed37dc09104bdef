/** Learning packs as editors keep them. Nothing here checks a permission. */
import { sql, type Selectable } from 'kysely';
import { audit } from '#features/base/accounts/server/index.ts';
import { shownCategoryRows } from '#features/base/interests/server/index.ts';
import type { PublicationState } from '#platform/contract/publication.ts';
import { editorialRows } from '#platform/db/editorial-rows.ts';
import { parseTimes, requireNextState } from '#platform/db/publication.ts';
import type { Context } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';
import type { PackFields } from '../contract.ts';
import { loadCardDetails, type CardKinds } from './card-kinds.ts';
import { createPackSlug } from './insert-board.ts';
import { parsePackText, writePackText } from './pack-text.ts';
import { loadCards } from './present-board.ts';
import { storePackCards, type PackCard } from './store-pack-cards.ts';
import type { BoardsTable } from './tables.ts';

export type StoredPack = Selectable<BoardsTable>;

/** How they stand in the audit log. */
export const PACK = 'pack';

/** The editors' packs as the console reads them. */
export const packs = editorialRows<StoredPack>({
  table: 'boards',
  key: 'slug',
  words: ['title'],
  missing: 'learning-pack',
  own: sql`owner_id is null`,
});

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'boards.note-times': Record<string, never>;
  }
}

/** Tells the search index which packs have begun or ended. Runs every minute. */
export const notePackTimes = (ctx: Context): Promise<void> => packs.noteTimes(ctx);

/** The cards of a pack as its editor writes them. */
export const loadPackText = async (ctx: Context, { id }: StoredPack): Promise<string> => writePackText(await loadCards(ctx, id));

/** Saves a new one as a draft, and returns its address, which is made of its title and stays. */
export async function createPack(ctx: Context, kinds: CardKinds, fields: PackFields, reason: string): Promise<string> {
  const { values, cards } = await parse(ctx, kinds, fields);
  const slug = await createPackSlug(ctx, fields.title);
  const now = ctx.clock.now();
  const times = { created_at: now, updated_at: now, changed_at: now, noted_at: now };
  const stored = await ctx.db
    .insertInto('boards')
    .values({ ...values, ...times, slug, owner_id: null, type: 'learning_pack', by_editors: true, withdrawn: true })
    .returningAll()
    .executeTakeFirstOrThrow();
  await storePackCards(ctx, stored.id, cards);
  await audit(ctx, {
    action: 'pack.create',
    objectType: PACK,
    objectId: slug,
    details: { after: await packFacts(ctx, stored), reason },
  });
  return slug;
}

/** `version` is what the editor saw: 412 where a colleague has changed it since. */
type Change = { slug: string; version: number; reason: string };

/** Changes a pack; a file's pack is the editors' from then on. Cards that stay keep what members have done. */
export async function changePack(
  ctx: Context,
  kinds: CardKinds,
  { slug, version, reason }: Change,
  fields: PackFields,
): Promise<void> {
  const row = await packs.lock(ctx, slug, version);
  const before = await packFacts(ctx, row);
  const { values, cards } = await parse(ctx, kinds, fields);
  const stored = await store(ctx, row, values);
  await storePackCards(ctx, row.id, cards);
  await audit(ctx, {
    action: 'pack.change',
    objectType: PACK,
    objectId: slug,
    details: { before, after: await packFacts(ctx, stored), reason },
  });
}

/** Publishes it, makes it a draft again, deletes or restores it. Followers and progress stay, and come back with it. */
export async function setPackState(ctx: Context, { slug, version, reason }: Change, state: PublicationState): Promise<void> {
  const row = await packs.lock(ctx, slug, version);
  const now = ctx.clock.now();
  requireNextState(row, state, now);
  await store(ctx, row, {
    deleted_at: state === 'deleted' ? now : null,
    ...(state !== 'deleted' && { withdrawn: state === 'draft' }),
  });
  await audit(ctx, {
    action: 'pack.change-state',
    objectType: PACK,
    objectId: slug,
    details: { before: { state: row.state }, after: { state }, reason },
  });
}

async function store(
  ctx: Context,
  row: StoredPack,
  values: Partial<Omit<StoredPack, 'state' | 'language'>>,
): Promise<StoredPack> {
  const now = ctx.clock.now();
  return ctx.db
    .updateTable('boards')
    .set({ ...values, by_editors: true, version: row.version + 1, updated_at: now, changed_at: now, noted_at: now })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The columns and cards of what an editor wrote. 422 for an unknown category, and for a card that is none or is not there. */
async function parse(ctx: Context, kinds: CardKinds, { cards, categories, ...fields }: PackFields) {
  const known = await shownCategoryRows(ctx).execute();
  const slugs = categories.map((text) => {
    const category = known.find(({ slug, name }) => slug === text || name.toLowerCase() === text.toLowerCase());
    if (!category) throw invalid({ path: 'categories', code: 'category-named-unknown', params: { category: text } });
    return category.slug;
  });
  const values = { ...fields, ...parseTimes(fields), categories: [...new Set(slugs)] };
  return { values, cards: await findCards(ctx, kinds, cards) };
}

async function findCards(ctx: Context, kinds: CardKinds, text: string): Promise<PackCard[]> {
  const parsed = parsePackText(text);
  const getDetails = await loadCardDetails(ctx, kinds, parsed);
  return parsed.map((card) => {
    if (card.kind === 'note') return card;
    const details = getDetails(card);
    if (!details) throw invalid({ path: 'cards', code: 'pack-card-unknown', params: { kind: card.kind, ref: card.ref } });
    return { ...card, title: details.title, url: details.url, link_title: '' };
  });
}

/** What its editor wrote, as the audit log keeps it. */
const packFacts = async (ctx: Context, row: StoredPack) => ({
  title: row.title,
  description: row.description,
  categories: row.categories,
  position: row.position,
  cards: await loadPackText(ctx, row),
  starts_at: row.starts_at?.toISOString() ?? null,
  ends_at: row.ends_at?.toISOString() ?? null,
});
