import { notFound } from '#platform/server/errors.ts';
import type { UseCase } from '#platform/server/http.ts';
import { presentPack } from './present-pack.ts';
import { readPacks } from './read-packs.ts';

/** One board with its cards in order. */
export const getBoard: UseCase<'GET /api/boards/{board_slug}'> = async (_ctx, { params }) => {
  const pack = (await readPacks()).find(({ slug }) => slug === params.board_slug);
  if (!pack) throw notFound('Board');
  const { attributes, ...board } = presentPack(pack);
  const cards = pack.cards.map(({ link = null, ...card }) => ({ ...card, link }));
  return { data: { ...board, attributes: { ...attributes, cards } } };
};
