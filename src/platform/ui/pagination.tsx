import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactElement } from 'react';
import { m } from '#platform/messages/messages.js';
import { Icon } from './icon.tsx';
import { pageList } from './page-list.ts';
import { RenderLink } from './render-link.tsx';

type PaginationProps = {
  /** The current page, from 1. */
  page: number;
  pages: number;
  /** The link to a page: `(page) => <Link to="." search={(previous) => ({ ...previous, page })} />`. */
  link: (page: number) => ReactElement;
  label?: string;
};

/** Links to the pages of a long list; renders nothing for a single page. */
export function Pagination({ page, pages, link, label }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav className="pages no-print" aria-label={label ?? m.kit_pages()}>
      {page > 1 && (
        <RenderLink render={link(page - 1)} rel="prev" aria-label={m.kit_page_previous()}>
          <Icon of={ChevronLeft} />
        </RenderLink>
      )}
      {pageList(page, pages).map((entry, index) =>
        entry === 'gap' ? (
          <span key={`gap-${index}`} className="gap non-adjacent" aria-hidden="true">
            …
          </span>
        ) : (
          <RenderLink
            key={entry}
            {...(Math.abs(entry - page) > 1 && { className: 'non-adjacent' })}
            render={link(entry)}
            aria-label={m.kit_page({ page: entry })}
            {...(entry === page && { 'aria-current': 'page' as const })}
          >
            {entry}
          </RenderLink>
        ),
      )}
      {page < pages && (
        <RenderLink render={link(page + 1)} rel="next" aria-label={m.kit_page_next()}>
          <Icon of={ChevronRight} />
        </RenderLink>
      )}
    </nav>
  );
}
