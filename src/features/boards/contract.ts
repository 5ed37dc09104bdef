/** Boards: collections of cards in an order; learning packs are the boards of the editors. */
import * as z from 'zod';
import { document, feed, resource, type Contract } from '#platform/contract/endpoint.ts';

const packFields = {
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  card_count: z.number().int(),
  /** Reading time of all cards together. */
  minutes: z.number().int(),
  /** The slugs whose pictures stand on the pack's cover. */
  covers: z.array(z.string()),
};

/** A pack as a list shows it. */
export const LearningPack = resource('board', z.object(packFields));

/** A board with its cards in order. */
export const Board = resource(
  'board',
  z.object({
    ...packFields,
    cards: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        /** Paragraphs and lists (`- `) as plain text lines. */
        text: z.string(),
        link: z.object({ url: z.url(), title: z.string() }).nullable(),
      }),
    ),
  }),
);

export const boardsContract = {
  'GET /api/boards/learning_packs': { summary: 'Learning packs, the first to read first', ok: feed(LearningPack) },
  'GET /api/boards/{board_slug}': {
    summary: 'One board with its cards',
    params: z.object({ board_slug: z.string().max(200) }),
    ok: document(Board),
    errors: [404],
  },
} satisfies Contract;

type BoardsContract = typeof boardsContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends BoardsContract {}
}
