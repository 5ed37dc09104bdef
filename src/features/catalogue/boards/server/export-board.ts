import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { CardKinds } from './card-kinds.ts';
import { getStoredBoard } from './get-stored-board.ts';
import type { ExportedBoard } from './files/board-file.ts';
import { writeBoardCsv, writeBoardJson, writeBoardMarkdown } from './files/write-board.ts';
import { presentBoard } from './present-board.ts';

/** Exports a board: what the viewer sees, without unavailable content. */
export const exportBoard =
  (kinds: CardKinds): UseCase<'GET /api/boards/{board_slug}/export'> =>
  async (ctx, { params, query }) => {
    const { attributes: board } = await presentBoard(ctx, kinds, await getStoredBoard(ctx, params.board_slug));
    const exported = toExportedBoard(ctx, board);
    const origin = { url: absoluteUrl(ctx, board.path), exportedAt: ctx.clock.now().toISOString() };
    const { type, extension, text } = {
      csv: () => ({ type: 'text/csv; charset=utf-8', extension: 'csv', text: writeBoardCsv(exported) }),
      json: () => ({ type: 'application/json; charset=utf-8', extension: 'json', text: writeBoardJson(exported, origin) }),
      markdown: () => ({ type: 'text/markdown; charset=utf-8', extension: 'md', text: writeBoardMarkdown(exported) }),
    }[query.format]();
    return { file: new TextEncoder().encode(text), name: `${board.slug}.${extension}`, type };
  };

type PresentedBoard = Awaited<ReturnType<typeof presentBoard>>['attributes'];

function toExportedBoard(ctx: Context, { title, description, sections, cards }: PresentedBoard): ExportedBoard {
  const sectionTitles = new Map(sections.map((section) => [section.id, section.title]));
  return {
    title,
    description,
    cards: cards
      .filter(({ available }) => available)
      .map(({ section_id, kind, title: name, url, text, note, ref }) => ({
        section: sectionTitles.get(section_id ?? '') ?? '',
        kind,
        title: name,
        url: url && absoluteUrl(ctx, url),
        text,
        note,
        ref: kind === 'link' || kind === 'note' ? '' : ref,
      })),
  };
}

const absoluteUrl = (ctx: Context, url: string) => new URL(url, ctx.config.APP_ORIGIN).href;
