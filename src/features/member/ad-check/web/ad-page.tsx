import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Banner } from '#platform/ui/banner.tsx';
import { ButtonLink } from '#platform/ui/button.tsx';
import { AdBar } from './ad-bar.tsx';
import { AdFacts } from './ad-facts.tsx';
import { AdText } from './ad-text.tsx';
import { CompareAd } from './compare-ad.tsx';
import { DeleteAd } from './delete-ad.tsx';
import { Requirements } from './requirements.tsx';
import { ownAdQuery, useChangeAd } from './queries.ts';
import { VisitorLook } from './visitor-look.tsx';

export const Route = createFileRoute('/check/$id')({
  validateSearch: (search: Record<string, unknown>): { known?: '1' } => (String(search['known']) === '1' ? { known: '1' } : {}),
  loader: async ({ context: { queryClient }, params }): Promise<PageHead> => {
    const { data } = await queryClient.ensureQueryData(ownAdQuery(params.id));
    return {
      title: m.ad_check_page_title({ title: data.attributes.title }),
      description: m.ad_check_lead(),
      path: `/check/${params.id}`,
      hidden: true,
    };
  },
  head: pageHead,
  component: AdPage,
});

/** What was read from an ad, to correct, and the way to the free look. */
function AdPage() {
  const { id } = Route.useParams();
  const { known } = Route.useSearch();
  const user = useCurrentUser();
  const { data } = useSuspenseQuery(ownAdQuery(id));
  const change = useChangeAd(id);
  const ad = data.data;
  const { reading, warnings } = ad.attributes;
  return (
    <main className="container page-top stack gap-8">
      <header className="stack gap-4">
        <div className="row items-start gap-4">
          <div className="min-w-0 flex-1">
            <h1>{m.ad_check_read_title()}</h1>
            <p className="muted">{m.ad_check_read_lead()}</p>
          </div>
          <ButtonLink variant="quiet" render={<Link to="/check" />}>
            {m.ad_check_another()}
          </ButtonLink>
          <DeleteAd id={id} />
        </div>
        {known && <Banner kind="info">{m.ad_check_known()}</Banner>}
        <AdBar reading={reading} />
        <AdFacts ad={ad} change={change} />
        {warnings.map(({ kind, quote }) => (
          <Banner key={quote} kind="bad" title={kind === 'asks_money' ? m.ad_check_asks_money() : m.ad_check_asks_bank()}>
            “{quote}” {m.ad_check_warning_text()}
          </Banner>
        ))}
        {change.isError && <Banner kind="bad">{change.error.message}</Banner>}
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-6 min-[992px]:grid-cols-[minmax(0,1fr)_384px]">
        <Requirements ad={ad} change={change} />
        <aside>
          <AdText ad={ad} change={change} />
        </aside>
      </div>
      {user ? <CompareAd ad={ad} /> : <VisitorLook id={id} />}
    </main>
  );
}
