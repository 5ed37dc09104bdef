import { m } from '#platform/messages/messages.js';
import { pageHead } from '#platform/web/page-head.ts';
import type { Board } from './queries.ts';

/** Title and preview of a board's page; a private one is for no search engine and no preview. */
export function boardHead(board: Board['attributes'] | undefined) {
  if (!board) return {};
  const description = board.description || m.boards_head_text({ count: board.card_count });
  return pageHead({ title: board.title, description, path: board.path, hidden: board.privacy });
}
