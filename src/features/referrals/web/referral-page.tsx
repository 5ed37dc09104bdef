import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { currentUserQuery, SignInWall, useCurrentUser } from '#features/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatRupees } from '#platform/web/format.ts';
import { pageHead } from '#platform/web/page-head.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import { Loading, SkeletonText } from '#platform/web/ui/skeleton.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { CashbackLedger } from './cashback-ledger.tsx';
import { MyLink } from './my-link.tsx';
import { amountsQuery, codeQuery } from './queries.ts';
import { ReferralList } from './referral-list.tsx';

const readPage = (value: unknown) => {
  const page = Number(value);
  return Number.isInteger(page) && page > 1 && page <= 10_000 ? page : undefined;
};

export const Route = createFileRoute('/referral')({
  validateSearch: (search: Record<string, unknown>): { page?: number } => {
    const page = readPage(search['page']);
    return page ? { page } : {};
  },
  loader: async ({ context: { queryClient } }) => {
    const { data: user } = await queryClient.ensureQueryData(currentUserQuery());
    await Promise.all([queryClient.prefetchQuery(amountsQuery()), user && queryClient.prefetchQuery(codeQuery())]);
  },
  head: () => pageHead({ title: m.referrals_title(), description: m.referrals_lead(), path: '/referral', hidden: true }),
  component: ReferralPage,
});

/** My link, who came by it, and what it brought. */
function ReferralPage() {
  const user = useCurrentUser();
  const { page = 1 } = Route.useSearch();
  if (!user) return <SignInWall title={m.referrals_title()} reason={m.referrals_visitor()} />;
  return (
    <main className="container narrow-list stack" style={{ '--gap': '20px' }}>
      <header className="stack" style={{ '--gap': '8px' }}>
        <h1>{m.referrals_title()}</h1>
        <p className="lead soft">{m.referrals_lead()}</p>
      </header>
      <Panel gap={12}>
        <h2>{m.referrals_link_title()}</h2>
        <MyLink path="/" title={m.referrals_share_title()} />
      </Panel>
      <Panel gap={16}>
        <h2>{m.referrals_who_title()}</h2>
        <ReferralList page={page} />
      </Panel>
      <Panel gap={16}>
        <h2>{m.referrals_ledger_title()}</h2>
        <CashbackLedger />
      </Panel>
      <Panel gap={16}>
        <h2>{m.referrals_programs_title()}</h2>
        <Programs />
      </Panel>
      <p className="small soft">{m.referrals_rules()}</p>
    </main>
  );
}

function Programs() {
  const amounts = useQuery(amountsQuery());
  if (amounts.isError) return <ErrorState onRetry={() => void amounts.refetch()} retrying={amounts.isFetching} />;
  if (!amounts.data)
    return (
      <Loading>
        <SkeletonText lines={3} />
      </Loading>
    );
  if (amounts.data.data.length === 0) return <p className="soft">{m.referrals_programs_none()}</p>;
  return (
    <ul className="stack" style={{ '--gap': '12px' }}>
      {amounts.data.data.map(({ id, attributes }) => (
        <li key={id}>
          <TextLink render={<Link to="/referral-courses/$id" params={{ id }} />}>{attributes.title}</TextLink>
          <p className="small soft">
            {m.referrals_program_line({ provider: attributes.provider, amount: formatRupees(attributes.amount * 100) })}
          </p>
        </li>
      ))}
    </ul>
  );
}
