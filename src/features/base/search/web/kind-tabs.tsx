import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { KINDS } from './is-kind.ts';
import { kindLabelPlural } from './kind-labels.ts';
import type { Kind } from './queries.ts';

type KindTabsProps = { query: string | undefined; exact?: true | undefined; current: Kind | null };

/** Tabs that switch the type and keep the query. */
export function KindTabs({ query, exact, current }: KindTabsProps) {
  const search = { ...(query && { query }), ...(exact && { exact }) };
  return (
    <nav className="tabs" aria-label={m.search_kinds()}>
      <Link to="/search" search={search} activeOptions={{ exact: true }} aria-current={current === null ? 'page' : undefined}>
        {m.search_all()}
      </Link>
      {KINDS.map((kind) => (
        <Link
          key={kind}
          to="/search/$kind"
          params={{ kind }}
          search={search}
          aria-current={current === kind ? 'page' : undefined}
        >
          {kindLabelPlural(kind)}
        </Link>
      ))}
    </nav>
  );
}
