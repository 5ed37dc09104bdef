import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { isShownAt } from '#platform/db/publication.ts';
import type { Context } from '#platform/http/context.ts';
import { sortCards, loadCards, loadSections } from './present-board.ts';

/** A learning pack for other features; minutes are the reading time of a card's text. */
export type PackSummary = {
  slug: string;
  title: string;
  description: string;
  cards: {
    id: string;
    title: string;
    text: string;
    minutes: number;
    /** The link of the card, in addition to its text. */
    link?: { url: string; title: string };
  }[];
};

/** A learning pack that readers see, by slug, without job cards. */
export const findPack = (ctx: Context, slug: string) => loadPack(ctx, slug, isShownAt(ctx.clock.now()));

/** The same for plans that were made of it: they keep it while editors keep it from readers. */
export const findPackOfPlan = (ctx: Context, slug: string) => loadPack(ctx, slug, sql<SqlBool>`deleted_at is null`);

async function loadPack(ctx: Context, slug: string, isFound: RawBuilder<SqlBool>): Promise<PackSummary | undefined> {
  const pack = await ctx.db
    .selectFrom('boards')
    .select(['id', 'slug', 'title', 'description'])
    .where('slug', '=', slug)
    .where('type', '=', 'learning_pack')
    .where(isFound)
    .executeTakeFirst();
  if (!pack) return undefined;
  const { id, ...summary } = pack;
  const cards = sortCards(await loadCards(ctx, id), await loadSections(ctx, id)).filter(({ kind }) => kind !== 'job');
  return {
    ...summary,
    cards: cards.map((card) => ({
      id: card.kind === 'note' ? card.ref : card.id,
      title: card.title,
      text: card.text,
      minutes: Math.max(1, card.minutes),
      ...(card.url && { link: { url: card.url, title: card.link_title || card.title } }),
    })),
  };
}
