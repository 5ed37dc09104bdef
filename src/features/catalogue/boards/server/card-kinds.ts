import type { Context } from '#platform/http/context.ts';
import { CatalogueKind, type CardKind } from '../contract.ts';

/** Content of another feature as a board shows it. */
export type CardDetails = {
  title: string;
  /** An internal path or an external URL. */
  url: string;
  summary: string;
  /** The seed of its picture. */
  cover: string;
  /** A few short facts for one line. */
  meta: string[];
};

/** Loads each kind of content by ref, limited to what the viewer may see. */
export type CardKinds = Record<
  CatalogueKind,
  { find: (ctx: Context, refs: readonly string[]) => Promise<Map<string, CardDetails>> }
>;

type CardRef = { kind: CardKind; ref: string };

export const isCatalogueKind = (kind: CardKind): kind is CatalogueKind => CatalogueKind.safeParse(kind).success;

/** Loads the content of cards, one query per kind; returns a function that gives undefined for invisible content. */
export async function loadCardDetails(
  ctx: Context,
  kinds: CardKinds,
  cards: readonly CardRef[],
): Promise<(card: CardRef) => CardDetails | undefined> {
  const detailsByKind = new Map<string, Map<string, CardDetails>>();
  for (const kind of CatalogueKind.options) {
    const refs = [...new Set(cards.filter((card) => card.kind === kind).map(({ ref }) => ref))];
    if (refs.length > 0) detailsByKind.set(kind, await kinds[kind].find(ctx, refs));
  }
  return ({ kind, ref }) => detailsByKind.get(kind)?.get(ref);
}
