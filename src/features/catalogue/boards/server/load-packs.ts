/** Loads the editors' learning packs of the demo catalogue. */
import path from 'node:path';
import { sql } from 'kysely';
import * as z from 'zod';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import type { Context } from '#platform/http/context.ts';
import { loadIfChanged, readContentFiles } from '#platform/db/content-loads.ts';
import { CatalogueKind } from '../contract.ts';
import { loadCardDetails, type CardKinds } from './card-kinds.ts';
import { readingMinutes, type CardDraft } from './append-cards.ts';

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

/**
 * Loads `content/packs` if the files changed, and returns whether they had; packs without a file are deleted. Throws for a
 * malformed file.
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
      .where('owner_id', 'is', null)
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

/** Writes a pack with its cards. A card whose kind and ref are unchanged keeps its row, so that members keep their progress. */
async function savePack(ctx: Context, kinds: CardKinds, { cards, ...fields }: Pack): Promise<void> {
  const now = ctx.clock.now();
  const pack = { ...fields, type: 'learning_pack', privacy: false, deleted_at: null, updated_at: now } as const;
  const { id } = await ctx.db
    .insertInto('boards')
    .values({ ...pack, owner_id: null, created_at: now })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(pack).where('boards.owner_id', 'is', null))
    .returning('id')
    .executeTakeFirstOrThrow();
  const drafts = await draftCards(ctx, kinds, fields.slug, cards);
  await ctx.db
    .updateTable('board_cards')
    .set({ removed_at: now })
    .where('board_id', '=', id)
    .where('removed_at', 'is', null)
    .where(
      sql<boolean>`(kind, ref) not in (select * from unnest(${drafts.map(({ kind }) => kind)}::text[], ${drafts.map(({ ref }) => ref)}::text[]))`,
    )
    .execute();
  for (const [position, draft] of drafts.entries()) {
    const card = { ...draft, minutes: readingMinutes(draft.text), position };
    await ctx.db
      .insertInto('board_cards')
      .values({ ...card, board_id: id, pinned_by: null, created_at: now })
      .onConflict((conflict) => conflict.columns(['board_id', 'kind', 'ref']).where('removed_at', 'is', null).doUpdateSet(card))
      .execute();
  }
  await ctx.db.updateTable('boards').set({ card_count: drafts.length }).where('id', '=', id).execute();
}

type PackCard = Required<Pick<CardDraft, 'kind' | 'ref' | 'title' | 'url' | 'text' | 'link_title'>>;

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
