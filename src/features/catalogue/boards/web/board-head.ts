import { m } from '#platform/messages/messages.js';
import { siteOrigin } from '#platform/browser/api.ts';
import type { PageHead } from '#platform/seo/page-head.ts';
import type { Board } from './queries.ts';

/** The head of a board's page; private boards are excluded from search engines and previews. */
export function boardHead(board: Board['attributes'], brand: string): PageHead {
  const { title, path, owner, cards } = board;
  return {
    title,
    description: [board.description, m.boards_head_text({ title, count: board.card_count, brand })].filter(Boolean).join(' '),
    path,
    hidden: board.privacy || board.only_staff,
    structured: structuredBoard(board, brand),
    above: [
      owner
        ? { name: owner.attributes.name, path: `/profile/${owner.attributes.slug}` }
        : { name: m.boards_title(), path: '/learning-packs' },
    ],
    // Cards with a note are linked by their anchor on this page.
    items: cards
      .filter(({ available }) => available)
      .map(({ title: name, url, anchor }) => ({ name, path: url.startsWith('/') ? url : `${path}#${anchor}` })),
  };
}

/** A board as a schema.org collection. */
const structuredBoard = ({ title, description, path, owner, created_at, updated_at }: Board['attributes'], brand: string) => ({
  '@type': 'CollectionPage',
  name: title,
  ...(description && { description }),
  url: `${siteOrigin()}${path}`,
  dateCreated: created_at,
  dateModified: updated_at,
  author: owner
    ? { '@type': 'Person', name: owner.attributes.name, url: `${siteOrigin()}/profile/${owner.attributes.slug}` }
    : { '@type': 'Organization', name: brand, url: siteOrigin() },
});
