import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { CardKinds } from './card-kinds.ts';
import { findBoard } from './find-board.ts';
import type { ExportedBoard } from './files/board-file.ts';
import { writeBoardCsv, writeBoardJson, writeBoardMarkdown } from './files/write-board.ts';
import { presentBoard } from './present-board.ts';

/** Exports a board: what the viewer sees, without unavailable content. */
export const exportBoard =
  (kinds: CardKinds): UseCase<'GET /api/boards/{board_slug}/export'> =>
  async (ctx, { params, query }) => {
    const { attributes: board } = await presentBoard(ctx, kinds, await findBoard(ctx, params.board_slug));
    const filed = fileOf(ctx, board);
    const about = { url: absolute(ctx, board.path), exportedAt: ctx.clock.now().toISOString() };
    const { type, ending, text } = {
      csv: () => ({ type: 'text/csv; charset=utf-8', ending: 'csv', text: writeBoardCsv(filed) }),
      json: () => ({ type: 'application/json; charset=utf-8', ending: 'json', text: writeBoardJson(filed, about) }),
      markdown: () => ({ type: 'text/markdown; charset=utf-8', ending: 'md', text: writeBoardMarkdown(filed) }),
    }[query.format]();
    return { file: new TextEncoder().encode(text), name: `${board.slug}.${ending}`, type };
  };

type Shown = Awaited<ReturnType<typeof presentBoard>>['attributes'];

function fileOf(ctx: Context, { title, description, sections, cards }: Shown): ExportedBoard {
  const names = new Map(sections.map((section) => [section.id, section.title]));
  return {
    title,
    description,
    cards: cards
      .filter(({ available }) => available)
      .map(({ section_id, kind, title: name, url, text, note, ref }) => ({
        section: names.get(section_id ?? '') ?? '',
        kind,
        title: name,
        url: url && absolute(ctx, url),
        text,
        note,
        ref: kind === 'link' || kind === 'note' ? '' : ref,
      })),
  };
}

const absolute = (ctx: Context, url: string) => new URL(url, ctx.config.APP_ORIGIN).href;
