import path from 'node:path';
import { m } from '#platform/messages/messages.js';
import type { CodedIssue, Problem } from '#platform/contract/problem.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { invalid, refuseField } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getOrCreateSection } from './create-filled-board.ts';
import { isCatalogueKind, loadCardDetails, type CardKinds } from './card-kinds.ts';
import { getStoredBoard } from './get-stored-board.ts';
import type { ParsedFile } from './files/board-file.ts';
import { draftCards, type DraftedLine, type RefusedLine } from './files/draft-cards.ts';
import { parseBookmarks } from './files/parse-bookmarks.ts';
import { parseBoardCsv } from './files/parse-board-csv.ts';
import { insertBoard } from './insert-board.ts';
import { presentBoardItem } from './present-board.ts';
import { MAX_CARDS, appendCards } from './append-cards.ts';

const MAX_BYTES = 2_000_000;
const MAX_LINES = 5000;
const MAX_SECTIONS = 50;
const MAX_REPORTED_LINES = 20;

/** Creates a board from a bookmark file or table; reports every skipped line with its reason. */
export const importBoard =
  (kinds: CardKinds): UseCase<'POST /api/boards/import'> =>
  async (ctx, { body }) => {
    signedIn(ctx);
    const file = await parseUpload(body.file);
    // Limits the lines before duplicates are removed, because all of them are looked up.
    if (file.cards.length > MAX_LINES) throw tooManyCards(file.cards.length);
    const { lines, duplicates, refused } = await draftLines(ctx, kinds, file);
    if (lines.length === 0) throw nothingToImport(refused);
    if (lines.length > MAX_CARDS) throw tooManyCards(lines.length);
    const title =
      body.title || file.title.slice(0, 120) || path.parse(body.file.name).name.slice(0, 120) || m.boards_import_untitled();
    const board = await insertBoard(ctx, { title, description: '', privacy: body.privacy });
    const sections = await createSections(ctx, board.id, lines);
    await appendCards(
      ctx,
      board.id,
      lines.map(({ draft, section }) => ({ ...draft, section_id: sections.get(section) ?? null })),
    );
    return {
      data: await presentBoardItem(ctx, kinds, await getStoredBoard(ctx, board.slug)),
      meta: { imported: lines.length, duplicates, refused },
    };
  };

async function parseUpload(file: File): Promise<ParsedFile> {
  if (file.size > MAX_BYTES) throw tooLarge(MAX_BYTES / 1_000_000);
  // NUL cannot be stored, and a file that contains it is not text. Decoding replaces invalid bytes.
  const text = new TextDecoder().decode(await file.arrayBuffer());
  if (text.includes('\0')) throw invalid({ path: 'file', code: 'import-not-text' });
  return /\.html?$/i.test(file.name) || /^\s*</.test(text) ? parseBookmarks(text) : parseBoardCsv(text);
}

/** Drafts a card for each line. Cards of catalogue content show its current title; missing content becomes a plain link. */
async function draftLines(ctx: Context, kinds: CardKinds, file: ParsedFile) {
  const { drafted, refused } = draftCards(file.cards);
  const getDetails = await loadCardDetails(
    ctx,
    kinds,
    drafted.map(({ draft }) => draft),
  );
  const lines = new Map<string, DraftedLine>();
  const duplicates: { line: number; title: string }[] = [];
  for (const line of drafted) {
    const details = getDetails(line.draft);
    const catalogueCard = details && { ...line.draft, title: details.title, url: details.url };
    const draft = isCatalogueKind(line.draft.kind) ? (catalogueCard ?? line.fallback) : line.draft;
    const key = draft && `${draft.kind} ${draft.ref}`;
    if (!draft || !key) refused.push({ line: line.line, title: line.title, reason: m.boards_import_gone() });
    else if (lines.has(key)) duplicates.push({ line: line.line, title: line.title });
    else lines.set(key, { ...line, draft });
  }
  return { lines: [...lines.values()], duplicates, refused: refused.toSorted((a, b) => a.line - b.line) };
}

/** Creates a section per folder; cards in folders beyond the limit have no section. */
async function createSections(ctx: Context, boardId: string, lines: readonly DraftedLine[]): Promise<Map<string, string>> {
  const names = [...new Set(lines.map(({ section }) => section))].filter((name) => name !== '').slice(0, MAX_SECTIONS);
  const ids = new Map<string, string>();
  for (const name of names) ids.set(name, await getOrCreateSection(ctx, boardId, name));
  return ids;
}

function nothingToImport(refused: readonly RefusedLine[]): Problem {
  const issues = refused
    .slice(0, MAX_REPORTED_LINES)
    .map(({ line, reason }): CodedIssue => ({ path: 'file', code: 'import-line', params: { line, reason } }));
  return invalid({ path: 'file', code: 'import-nothing' }, ...issues);
}

const tooManyCards = (count: number) => invalid({ path: 'file', code: 'import-too-many', params: { count, max: MAX_CARDS } });

const tooLarge = (max: number) => refuseField(413, { path: 'file', code: 'import-too-large', params: { max } });
