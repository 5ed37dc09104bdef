/** Loads the editors' learning packs of the demo catalogue. */
import path from 'node:path';
import { sql, type SqlBool } from 'kysely';
import * as z from 'zod';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import type { Context } from '#platform/http/context.ts';
import { loadIfChanged, readContentFiles } from '#platform/db/content-loads.ts';
import { CatalogueKind } from '../contract.ts';
import { loadCardDetails, type CardKinds } from './card-kinds.ts';
import { storePackCards, type PackCard } from './store-pack-cards.ts';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const text = z.array(z.string()).transform((lines) => lines.join('\n'));

/** A card with its own text, or catalogue content with a comment. */
const Card = z.union([
  z.strictObject({
    id: slug,
    title: z.string().min(1),
    text,
    link: z.strictObject({ url: z.url({ protocol: /^https$/ }), title: z.string().min(1) }).optional(),
  }),
  z.strictObject({ kind: CatalogueKind, ref: z.string().min(1), text: text.default('') }),
]);

export const StoredPack = z.strictObject({
  slug,
  /** Packs are sorted by position. */
  position: z.number().int(),
  /** Slugs of the categories it belongs to. */
  categories: z.array(slug).min(1),
  title: z.string().min(1),
  description: z.string().min(1).max(500),
  cards: z.array(Card).min(1),
});
type Pack = z.infer<typeof StoredPack>;

/** What editors have written or changed in the console, and boards of members, are not the files'. */
const IS_FROM_FILE = sql<SqlBool>`(boards.owner_id is null and not boards.by_editors)`;

/**
 * Loads `content/packs` if the files changed, and returns whether they had; packs without a file are deleted, and those of
 * editors stay as they are. Throws for a malformed file.
 */
export async function loadPacks(ctx: Context, contentFolder: string, kinds: CardKinds): Promise<boolean> {
  const files = await readContentFiles(path.join(contentFolder, 'packs'));
  const texts = files.map((file) => file.text);
  return loadIfChanged(ctx, { name: 'packs', kind: 'demo', texts, today: calendarDay(ctx.clock.now()) }, async (trx) => {
    const packs = files.map(parseFile);
    for (const pack of packs) await savePack(trx, kinds, pack);
    await trx.db
      .updateTable('boards')
      .set({ deleted_at: trx.clock.now() })
      .where(IS_FROM_FILE)
      .where('deleted_at', 'is', null)
      .where('slug', 'not in', ['', ...packs.map((pack) => pack.slug)])
      .execute();
  });
}

function parseFile({ name, text: content }: { name: string; text: string }): Pack {
  const parsed = StoredPack.safeParse(JSON.parse(content));
  if (!parsed.success) throw new Error(`${name} is invalid: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Writes a pack of a file, unless the slug is that of a member's board or of a pack that editors have changed. */
async function savePack(ctx: Context, kinds: CardKinds, { cards, ...fields }: Pack): Promise<void> {
  const now = ctx.clock.now();
  const pack = { ...fields, type: 'learning_pack', privacy: false, deleted_at: null, updated_at: now, changed_at: now } as const;
  const saved = await ctx.db
    .insertInto('boards')
    .values({ ...pack, owner_id: null, created_at: now })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(pack).where(IS_FROM_FILE))
    .returning('id')
    .executeTakeFirst();
  if (saved) await storePackCards(ctx, saved.id, await draftCards(ctx, kinds, fields.slug, cards));
}

/** Drafts the cards of a pack; catalogue content that does not exist is skipped and logged. */
async function draftCards(ctx: Context, kinds: CardKinds, pack: string, cards: Pack['cards']): Promise<PackCard[]> {
  const references = cards.flatMap((card) => ('kind' in card ? [card] : []));
  const getDetails = await loadCardDetails(ctx, kinds, references);
  return cards.flatMap((card): PackCard[] => {
    if (!('kind' in card)) {
      const { id: ref, title, link } = card;
      return [{ kind: 'note', ref, title, text: card.text, url: link?.url ?? '', link_title: link?.title ?? '' }];
    }
    const details = getDetails(card);
    if (!details)
      ctx.log.warn({ pack, kind: card.kind, ref: card.ref }, 'a learning pack refers to content that is not in the catalogue');
    const { kind, ref } = card;
    return details ? [{ kind, ref, title: details.title, text: card.text, url: details.url, link_title: '' }] : [];
  });
}
