/** Boards: ordered collections of cards, personal or shared; learning packs are boards recommended by the editors. */
import * as z from 'zod';
import { PersonCard } from '#features/base/accounts/contract.ts';
import { Reason } from '#features/base/moderation/contract.ts';
import { FeedAlgorithm, FeedReason } from '#features/base/ranking/contract.ts';
import { editable } from '#platform/contract/editable.ts';
import { document, list, resource, type Contract } from '#platform/contract/endpoint.ts';
import { PageQuery } from '#platform/contract/pagination.ts';
import { issueCode } from '#platform/contract/problem.ts';
import { publicationTimes } from '#platform/contract/publication.ts';
import { Language } from '#features/base/accounts/contract.ts';

/** Content of other features that can be pinned to a board. */
export const CatalogueKind = z.enum(['insight', 'job', 'program', 'resource', 'skill']);
export type CatalogueKind = z.infer<typeof CatalogueKind>;
export const CardKind = z.enum([...CatalogueKind.options, 'link', 'note']);
export type CardKind = z.infer<typeof CardKind>;
export const BoardType = z.enum(['board', 'learning_pack']);
export type BoardType = z.infer<typeof BoardType>;

/** A card on a board. Unavailable content shows only its kind and position. */
export const BoardCard = z.object({
  id: z.uuid(),
  /** The anchor of the card on the board's page. */
  anchor: z.string(),
  kind: CardKind,
  ref: z.string(),
  available: z.boolean(),
  title: z.string(),
  /** The target of its link: an internal path, an external URL, or empty. */
  url: z.string(),
  /** The text of the link in a note of a learning pack; empty for other cards. */
  link_title: z.string(),
  summary: z.string(),
  /** The seed of its picture. */
  cover: z.string(),
  facts: z.array(z.string()),
  /** The card's own text: paragraphs and lists (`- `) as lines of plain text. */
  text: z.string(),
  /** A note, visible to members of the board only. */
  note: z.string(),
  section_id: z.uuid().nullable(),
  minutes: z.number().int(),
  /** Whether the viewer has marked it as done. */
  done: z.boolean(),
  created_at: z.string(),
  /** Who saved its text last, for those who may edit it; null if it never was, or they are gone. */
  edited: z.object({ by: z.string().nullable(), at: z.string() }).nullable(),
});

const boardFields = {
  slug: z.string(),
  /** The page of the board. */
  path: z.string(),
  title: z.string(),
  /** The language in which it is written. */
  language: Language,
  description: z.string(),
  /** Private: visible to its admin and collaborators only. */
  privacy: z.boolean(),
  type: BoardType,
  /** Slugs of the categories whose communities show it. */
  categories: z.array(z.string()),
  card_count: z.number().int(),
  /** The seed of its picture while it has no cards. */
  board_image: z.string(),
  /** The seeds of the first cards' pictures, at most four. */
  covers: z.array(z.string()),
  /** Reading time of the cards' own texts. */
  minutes: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
  deleted_at: z.string().nullable(),
  is_admin: z.boolean(),
  /** Null for the boards of the editors. */
  owner: PersonCard.nullable(),
  collaborators: z.array(PersonCard),
  followers: z.number().int(),
  following: z.boolean(),
  /** How many cards the viewer has marked as done. */
  done_count: z.number().int(),
  /** The id of the card on this board for the requested `kind` and `ref`. */
  card_id: z.uuid().nullable(),
  can: z.object({
    edit: z.boolean(),
    pin: z.boolean(),
    follow: z.boolean(),
    leave: z.boolean(),
    recommend: z.boolean(),
  }),
};

/** A board as a list shows it. */
export const BoardItem = resource('board', z.object(boardFields));

/** A recommended board, with the reason. */
export const RecommendedBoard = resource('board', z.object({ ...boardFields, reason: FeedReason }));

/** A board with its cards in order, those without a section first. */
export const Board = resource(
  'board',
  z.object({
    ...boardFields,
    sections: z.array(z.object({ id: z.uuid(), title: z.string() })),
    cards: z.array(BoardCard),
    /** Whether only staff see this pack of the editors: a draft, or what has not begun, has ended or was deleted. */
    only_staff: z.boolean(),
  }),
);

/** What editors write. */
export const PackFields = z.object({
  title: z.string().trim().min(5).max(120),
  description: z.string().trim().min(10).max(500),
  /** Slugs or names of the categories whose communities show it. */
  categories: z.array(z.string().trim().min(1).max(100)).min(1).max(10),
  /** Lists begin with the smallest. */
  position: z.number().int().min(0).max(10_000),
  /** Its cards as text; see `parsePackText`. */
  cards: z.string().trim().min(1).max(60_000),
  ...publicationTimes,
});
export type PackFields = z.infer<typeof PackFields>;

/** A board after a change of one card; `fresh` is false if nothing changed. */
export const CardChange = document(BoardItem).extend({
  meta: z.object({ card: BoardCard.nullable(), fresh: z.boolean() }),
});

/** A card among all cards of a person, with the board it is on. */
export const PinnedCard = resource(
  'board_card',
  BoardCard.extend({ board: z.object({ slug: z.string(), path: z.string(), title: z.string(), privacy: z.boolean() }) }),
);

const ImportLine = z.object({ line: z.number().int(), title: z.string() });

/** The result of an import, per line. */
export const ImportResult = document(BoardItem).extend({
  meta: z.object({
    imported: z.number().int(),
    duplicates: z.array(ImportLine),
    refused: z.array(ImportLine.extend({ reason: z.string() })),
  }),
});

const hasNoCredentials = (text: string) => {
  const url = URL.parse(text);
  return url !== null && url.username === '' && url.password === '';
};

/** An external http(s) URL without credentials. */
export const WebAddress = z
  .url({ protocol: /^https?$/, error: issueCode('address-scheme') })
  .max(2000)
  .refine(hasNoCredentials, issueCode('address-with-password'));

const Title = z.string().trim().min(1, issueCode('title-required')).max(120);
/** A member's board belongs to one community at most. */
const Categories = z.array(z.string().max(60)).max(1);
const Description = z.string().trim().max(500);
const Note = z.string().trim().max(500);
const CardTitle = z.string().trim().max(200);
const CardText = z.string().trim().max(4000);
const SectionId = z.uuid().nullable().default(null);

const BoardParams = z.object({ board_slug: z.string().max(200) });
const CardParams = BoardParams.extend({ card_id: z.uuid() });
const SectionParams = BoardParams.extend({ section_id: z.uuid() });
const PersonSlug = z.object({ slug: z.string().max(200) });
const placement = { note: Note.default(''), section_id: SectionId };

/** A new card: catalogue content, a URL, or a note. */
export const Pin = z.discriminatedUnion('kind', [
  z.object({ kind: CatalogueKind, ref: z.string().min(1).max(200), ...placement }),
  z.object({ kind: z.literal('link'), url: WebAddress, title: CardTitle.default(''), text: CardText.default(''), ...placement }),
  z.object({
    kind: z.literal('note'),
    title: CardTitle.min(1, issueCode('title-required')),
    text: CardText.default(''),
    ...placement,
  }),
]);

const SectionTitle = z.string().trim().min(1).max(80);
const boardChange = { auth: true, params: BoardParams, ok: document(Board), errors: [403, 404] } as const;
const cardChange = { auth: true, params: CardParams, ok: CardChange, errors: [403, 404, 409] } as const;

export const boardsContract = {
  'GET /api/boards': {
    summary: "List the viewer's boards, newest first; `scope` selects own, shared, followed or deleted ones",
    auth: true,
    query: PageQuery.extend({
      /** `mine` are all boards that the viewer may pin to. */
      scope: z.enum(['mine', 'own', 'shared', 'followed', 'deleted']).default('mine'),
      search: z.string().trim().max(100).optional(),
      /** `kind` and `ref` name catalogue content; the `card_id` of each board is then its card for this content, or null. */
      kind: CatalogueKind.optional(),
      ref: z.string().max(200).optional(),
    }),
    ok: list(BoardItem),
  },
  'POST /api/boards': {
    summary: 'Create a board',
    auth: true,
    body: {
      json: z.object({
        title: Title,
        description: Description.default(''),
        privacy: z.boolean().default(false),
        categories: Categories.default([]),
      }),
    },
    status: 201,
    ok: document(Board),
    errors: [409],
    limit: { max: 60, seconds: 3600 },
  },
  'POST /api/boards/import': {
    summary: "Create a board from a browser's bookmarks or a CSV file",
    auth: true,
    body: {
      multipart: z.object({
        file: z.file({ error: issueCode('file-required') }),
        title: z.string().trim().max(120).default(''),
        privacy: z.stringbool().default(true),
      }),
    },
    status: 201,
    ok: ImportResult,
    errors: [409, 413],
    maxBytes: 2_200_000,
    limit: { max: 20, seconds: 3600 },
  },
  'GET /api/boards/to_follow': {
    summary: 'Recommended public boards, each with the reason',
    query: PageQuery,
    ok: list(RecommendedBoard).extend(FeedAlgorithm),
  },
  'GET /api/boards/learning_packs': {
    summary: 'Learning packs in reading order',
    query: PageQuery.extend({ search: z.string().trim().max(100).optional() }),
    ok: list(BoardItem),
  },
  'GET /api/boards/{board_slug}': {
    summary: 'One board with its cards',
    params: BoardParams,
    ok: document(Board),
    errors: [404],
  },
  'PATCH /api/boards/{board_slug}': {
    ...boardChange,
    summary:
      'Change title, description, privacy or community; with `type` and a reason, editors recommend a public board as a learning pack',
    body: {
      json: editable(
        z.object({ title: Title, description: Description, privacy: z.boolean(), type: BoardType, categories: Categories }),
      ).extend({
        /** Why editors change the type. */
        reason: Reason.optional(),
      }),
    },
    errors: [403, 404, 409, 412],
  },
  'DELETE /api/boards/{board_slug}': { summary: 'Delete a board', auth: true, params: BoardParams, ok: null, errors: [403, 404] },
  'POST /api/boards/{board_slug}/restore': { ...boardChange, summary: 'Restore a deleted board' },
  'POST /api/boards/{board_slug}/follow': { ...boardChange, summary: 'Follow a public board', ok: document(BoardItem) },
  'POST /api/boards/{board_slug}/unfollow': { ...boardChange, summary: 'Unfollow a board', ok: document(BoardItem) },
  'POST /api/boards/{board_slug}/pin_card_to_board': {
    summary: 'Pin a card; content that is already on the board keeps its position',
    auth: true,
    params: BoardParams,
    body: { json: Pin },
    ok: CardChange,
    errors: [403, 404, 409],
  },
  'PATCH /api/boards/{board_slug}/cards/{card_id}': {
    ...cardChange,
    summary: 'Change the note or section of a card, or the text of a note or link',
    body: {
      json: editable(z.object({ note: Note, section_id: z.uuid().nullable(), title: CardTitle, text: CardText })),
    },
    errors: [403, 404, 409, 412],
  },
  'DELETE /api/boards/{board_slug}/cards/{card_id}': { ...cardChange, summary: 'Remove a card from the board' },
  'POST /api/boards/{board_slug}/cards/{card_id}/restore': { ...cardChange, summary: 'Restore a removed card to its position' },
  'PUT /api/boards/{board_slug}/cards/{card_id}/done': { ...cardChange, summary: 'Mark a card as done for the viewer' },
  'DELETE /api/boards/{board_slug}/cards/{card_id}/done': { ...cardChange, summary: 'Mark a card as not done' },
  'PUT /api/boards/{board_slug}/order': {
    ...boardChange,
    summary: 'Reorder sections and cards; cards that are not listed follow in their current order',
    body: {
      json: z.object({
        groups: z.array(z.object({ section_id: z.uuid().nullable(), card_ids: z.array(z.uuid()).max(500) })).max(51),
      }),
    },
  },
  'POST /api/boards/{board_slug}/sections': {
    ...boardChange,
    summary: 'Add a section',
    body: { json: z.object({ title: SectionTitle }) },
    errors: [403, 404, 409],
  },
  'PATCH /api/boards/{board_slug}/sections/{section_id}': {
    ...boardChange,
    summary: 'Rename a section',
    params: SectionParams,
    body: { json: editable(z.object({ title: SectionTitle })).required({ title: true }) },
    errors: [403, 404, 412],
  },
  'DELETE /api/boards/{board_slug}/sections/{section_id}': {
    ...boardChange,
    summary: 'Remove a section; its cards stay on the board',
    params: SectionParams,
  },
  'POST /api/boards/{board_slug}/collaborators': {
    ...boardChange,
    summary: 'Add a collaborator, who may pin, remove and order cards',
    body: { json: z.object({ user_id: z.uuid() }) },
    errors: [403, 404, 409],
    limit: { max: 60, seconds: 3600 },
  },
  'DELETE /api/boards/{board_slug}/collaborators': {
    summary: 'Remove a collaborator as the admin, or leave the board as a collaborator',
    auth: true,
    params: BoardParams,
    query: z.object({ user_id: z.uuid() }),
    ok: null,
    errors: [403, 404],
  },
  'GET /api/boards/{board_slug}/export': {
    summary: 'Export a board as a file',
    params: BoardParams,
    query: z.object({ format: z.enum(['csv', 'json', 'markdown']).default('csv') }),
    ok: { file: 'application/octet-stream' },
    errors: [404],
  },
  'GET /api/users/{slug}/boards': {
    summary: "A member's boards that are visible to the viewer, newest first",
    params: PersonSlug,
    query: PageQuery,
    ok: list(BoardItem),
    errors: [404],
  },
  'GET /api/users/{slug}/all_cards': {
    summary: "All cards on a member's boards that are visible to the viewer, newest first",
    params: PersonSlug,
    query: z.object({
      cursor: z.string().max(80).optional(),
      per_page: z.coerce.number<string | number>().int().min(1).max(50).default(24),
      kind: CardKind.optional(),
    }),
    ok: z.object({ data: z.array(PinnedCard), meta: z.object({ next_cursor: z.string().nullable() }) }),
    errors: [404],
  },
} satisfies Contract;

type BoardsContract = typeof boardsContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends BoardsContract {}
}
