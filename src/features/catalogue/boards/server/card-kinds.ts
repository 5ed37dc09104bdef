import type { Context } from '#platform/http/context.ts';
import { CatalogueKind, type CardKind } from '../contract.ts';

/** What a board shows of something that another feature owns. */
export type CardDetails = {
  title: string;
  /** A path of this site, or the address at another one. */
  url: string;
  summary: string;
  /** The slug its picture is drawn from. */
  cover: string;
  /** A few short facts for one line. */
  meta: string[];
};

/** How each kind is found: facts by ref of what the viewer may see; everything else is left out. */
export type CardKinds = Record<
  CatalogueKind,
  { find: (ctx: Context, refs: readonly string[]) => Promise<Map<string, CardDetails>> }
>;

type Named = { kind: CardKind; ref: string };

export const isCatalogueKind = (kind: CardKind): kind is CatalogueKind => CatalogueKind.safeParse(kind).success;

/** The facts of all these cards, one question per kind; undefined for what is no longer to be seen. */
export async function loadCardDetails(
  ctx: Context,
  kinds: CardKinds,
  cards: readonly Named[],
): Promise<(card: Named) => CardDetails | undefined> {
  const found = new Map<string, Map<string, CardDetails>>();
  for (const kind of CatalogueKind.options) {
    const refs = [...new Set(cards.filter((card) => card.kind === kind).map(({ ref }) => ref))];
    if (refs.length > 0) found.set(kind, await kinds[kind].find(ctx, refs));
  }
  return ({ kind, ref }) => found.get(kind)?.get(ref);
}
