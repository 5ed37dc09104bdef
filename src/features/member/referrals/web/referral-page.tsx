import { createFileRoute } from '@tanstack/react-router';
import { currentUserQuery, SignInWall, useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Panel } from '#platform/ui/panel.tsx';
import { CashbackLedger } from './cashback-ledger.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { MyLink } from './my-link.tsx';
import { amountsQuery, codeQuery, referableUniversitiesQuery } from './queries.ts';
import { ReferralList } from './referral-list.tsx';
import { ReferralOffers } from './referral-offers.tsx';

const parsePage = (value: unknown) => {
  const page = Number(value);
  return Number.isInteger(page) && page > 1 && page <= 10_000 ? page : undefined;
};

export const Route = createFileRoute('/referral')({
  validateSearch: (search: Record<string, unknown>): { page?: number } => {
    const page = parsePage(search['page']);
    return page ? { page } : {};
  },
  loader: async ({ context: { queryClient } }): Promise<PageHead> => {
    const { data: user } = await queryClient.ensureQueryData(currentUserQuery());
    await Promise.all([
      queryClient.prefetchQuery(amountsQuery()),
      queryClient.prefetchQuery(referableUniversitiesQuery()),
      user && queryClient.prefetchQuery(codeQuery()),
    ]);

    return { title: m.referrals_title(), description: m.referrals_lead(), path: '/referral', hidden: true };
  },
  head: pageHead,
  component: ReferralPage,
});

/** The member's link, referrals and cashback. */
function ReferralPage() {
  const user = useCurrentUser();
  const { page = 1 } = Route.useSearch();
  if (!user) return <SignInWall title={m.referrals_title()} reason={m.referrals_visitor()} />;
  return (
    <main className="container page-top stack gap-8">
      <header className="referral-head">
        <div className="stack gap-5">
          <div className="stack gap-2">
            <h1>{m.referrals_title()}</h1>
            <p className="lead muted">{m.referrals_lead()}</p>
          </div>
          <Panel className="stack gap-3">
            <h2 className="aside-title">{m.referrals_link_title()}</h2>
            <MyLink path="/" title={m.referrals_share_title()} />
          </Panel>
        </div>
        <Cover slug="bring-somebody-along" />
      </header>
      <div className="grid [--min:300px] gap-5">
        <Panel className="stack gap-4">
          <h2 className="aside-title">{m.referrals_how_title()}</h2>
          <HowItWorks steps={[m.referrals_how_share_any(), m.referrals_how_apply_any(), m.referrals_how_claim_any()]} />
        </Panel>
        <Panel className="stack gap-4">
          <h2 className="aside-title">{m.referrals_who_title()}</h2>
          <ReferralList page={page} />
        </Panel>
        <Panel className="stack gap-4">
          <h2 className="aside-title">{m.referrals_ledger_title()}</h2>
          <CashbackLedger />
        </Panel>
      </div>
      <ReferralOffers />
      <p className="small muted">{m.referrals_rules()}</p>
    </main>
  );
}
