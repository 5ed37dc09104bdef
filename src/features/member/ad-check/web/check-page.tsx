import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { BandLabel } from '#features/member/fitment/web/index.ts';
import { formatDate } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Mark } from '#platform/ui/art/mark.tsx';
import { Banner } from '#platform/ui/banner.tsx';
import { Item, ItemTitle, List } from '#platform/ui/list.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { AdComposer } from './ad-composer.tsx';
import { Bookmarklet } from './bookmarklet.tsx';
import { Sources } from './sources.tsx';
import { parseCheckSearch, sharedText } from './check-search.ts';
import { ownAdsQuery, type OwnAdItem } from './queries.ts';

export const Route = createFileRoute('/check')({
  validateSearch: parseCheckSearch,
  loader: (): PageHead => ({ title: m.ad_check_title(), description: m.ad_check_lead(), path: '/check' }),
  head: pageHead,
  component: CheckPage,
});

/** Where any ad is brought: pasted, by address, as a file, or shared from a phone. */
function CheckPage() {
  const search = Route.useSearch();
  const user = useCurrentUser();
  const { brand } = Route.useRouteContext();
  return (
    <main className="container page-top">
      <div className="with-aside [--aside:320px]">
        <div className="stack gap-6">
          <header className="stack gap-1.5">
            <h1>{m.ad_check_title()}</h1>
            <p className="lead muted">{m.ad_check_lead()}</p>
          </header>
          <AdComposer key={sharedText(search)} shared={sharedText(search)} />
          <Sources />
        </div>
        <aside className="stack gap-4">
          <CheckedBefore />
          <Banner kind="info">{m.ad_check_share_hint({ brand })}</Banner>
          {user === null && <Banner kind="info">{m.ad_check_visitor()}</Banner>}
          <Bookmarklet />
        </aside>
      </div>
    </main>
  );
}

function CheckedBefore() {
  const { data } = useQuery(ownAdsQuery());
  if (!data || data.data.length === 0) return null;
  return (
    <section className="stack gap-2" aria-labelledby="before">
      <h2 id="before" className="title-s">
        {m.ad_check_before()}
      </h2>
      <List>
        {data.data.map((ad) => (
          <CheckedAd key={ad.id} ad={ad} />
        ))}
      </List>
    </section>
  );
}

function CheckedAd({ ad: { id, attributes: ad } }: { ad: OwnAdItem }) {
  return (
    <Item art={<Mark slug={id} name={ad.company_name || ad.title} size={36} />}>
      <ItemTitle level={3} render={<Link to="/check/$id" params={{ id }} />}>
        {ad.title}
      </ItemTitle>
      <Meta>
        {ad.company_name && <span>{ad.company_name}</span>}
        <span>{formatDate(ad.created_at)}</span>
      </Meta>
      {ad.band && <BandLabel band={ad.band} />}
    </Item>
  );
}
