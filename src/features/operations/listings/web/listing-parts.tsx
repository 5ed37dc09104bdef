import { PaneSection } from '#features/operations/staff/web/index.ts';
import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { linkTo } from '#platform/browser/link-to.ts';
import { Banner } from '#platform/ui/banner.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import type { Company } from './queries.ts';

type Corrected = Company['attributes']['corrected'];

/** What staff corrected, with what an import states instead. */
export function Corrections({ corrected, labels }: { corrected: Corrected; labels: Readonly<Record<string, () => string>> }) {
  const shown = corrected.filter(({ field }) => labels[field]);
  if (shown.length === 0) return null;
  return (
    <PaneSection title={m.listings_corrected()}>
      <p className="small muted">{m.listings_corrected_text()}</p>
      <dl className="work-diff">
        {shown.map(({ field, stated }) => (
          <div key={field}>
            <dt>{labels[field]?.()}</dt>
            <dd className="work-minus">{stated || m.listings_nothing()}</dd>
          </div>
        ))}
      </dl>
    </PaneSection>
  );
}

/** Where a merged duplicate went. */
export function MergedInto({ name, path }: { name: string; path: string }) {
  return (
    <div className="work-section">
      <Banner kind="info">
        {m.listings_merged_into()} <TextLink render={<Link {...linkTo(path)} />}>{name}</TextLink>
      </Banner>
    </div>
  );
}
