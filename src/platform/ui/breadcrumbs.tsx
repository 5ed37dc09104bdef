import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import { RenderLink } from './render-link.tsx';

/** One breadcrumb; the last is the current page and needs no link. */
export type Crumb = { label: ReactNode; render?: ReactElement<object>; href?: string };

/** An ancestor page is not the current page, though its path is a prefix. */
const withExactMatch = (link: ReactElement<object>) => cloneElement(link, { activeOptions: { exact: true } } as object);

/** Breadcrumbs to this page. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className="crumbs no-print" aria-label={m.kit_breadcrumbs()}>
      {crumbs.map(({ label, render, href }, index) =>
        index === crumbs.length - 1 ? (
          <span key={index} aria-current="page">
            {label}
          </span>
        ) : (
          <RenderLink key={index} render={render && withExactMatch(render)} {...(href !== undefined && { href })}>
            {label}
          </RenderLink>
        ),
      )}
    </nav>
  );
}
