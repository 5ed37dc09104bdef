import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { currentUserQuery, SignInWall, useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { Advice } from './advice.tsx';
import { OfferPanel, Standing } from './offer-panel.tsx';
import { OutOfReach } from './out-of-reach.tsx';
import { offerQuery, type AimKind, type Choice, type Offer } from './queries.ts';

const AIMS: readonly string[] = ['next_band', 'everything', 'part'];
const DEFAULT_HOURS = 5;

type Search = { aim?: AimKind; skills?: string; hours?: number };

export const Route = createFileRoute('/plan-offers/$jobApplicationId')({
  validateSearch: (search: Record<string, unknown>): Search => ({
    ...(isAim(search['aim']) && { aim: search['aim'] }),
    ...(typeof search['skills'] === 'string' && { skills: search['skills'].slice(0, 2000) }),
    ...(isPace(search['hours']) && { hours: search['hours'] }),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }): Promise<PageHead> => {
    const { data: user } = await context.queryClient.ensureQueryData(currentUserQuery());
    const head = { path: `/plan-offers/${params.jobApplicationId}`, hidden: true };
    if (!user) return { ...head, title: m.plan_offers_title(), description: m.plan_offers_wall() };
    const { data } = await context.queryClient.ensureQueryData(offerQuery(params.jobApplicationId, toChoice(deps)));
    const { job_title: job, company_name: company } = data.attributes;
    return { ...head, title: m.plan_offers_title(), description: m.plan_offers_description({ job, company }) };
  },
  head: pageHead,
  component: OfferPage,
});

const isAim = (value: unknown): value is AimKind => typeof value === 'string' && AIMS.includes(value);
const isPace = (value: unknown): value is number => typeof value === 'number' && value >= 1 && value <= 40;
const toChoice = ({ aim = 'next_band', skills = '', hours = DEFAULT_HOURS }: Search): Choice => ({ aim, skills, hours });

/** What a plan would do; visitors are asked to sign in. */
function OfferPage() {
  const user = useCurrentUser();
  return user ? <PlanOffer /> : <SignInWall title={m.plan_offers_title()} reason={m.plan_offers_wall()} />;
}

function PlanOffer() {
  const { jobApplicationId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  // What is chosen shows at once; the offer for it follows.
  const [choice, setChoice] = useState(toChoice(search));
  const { data, isPlaceholderData } = useQuery({
    ...offerQuery(jobApplicationId, choice),
    placeholderData: keepPreviousData,
    throwOnError: true,
  });
  if (!data) return null;
  const offer = data.data.attributes;
  // In the highest band a plan is shown only to somebody who asks for it.
  const isAsked = offer.verdict === 'worth_it' || (offer.verdict === 'on_request' && search.aim !== undefined);
  const change = (next: Partial<Choice>) => {
    setChoice({ ...choice, ...next });
    void navigate({ search: { ...choice, ...next }, replace: true, resetScroll: false });
  };
  return (
    <main className="container page-top stack gap-6">
      <Breadcrumbs
        crumbs={[
          { label: m.fitment_crumb_applications(), render: <Link to="/applications" /> },
          {
            label: [offer.job_title, offer.company_name].filter(Boolean).join(', '),
            render: <Link to="/fitment-score/$jobApplicationId" params={{ jobApplicationId }} />,
          },
          { label: m.plan_offers_crumb() },
        ]}
      />
      <Heading offer={offer} isAsked={isAsked} onAsk={() => change({ aim: 'everything' })} />
      {isAsked && <OfferPanel offer={offer} choice={choice} isStale={isPlaceholderData} onChange={change} />}
      {offer.verdict === 'out_of_reach' && <OutOfReach offer={offer} />}
      {(!isAsked || offer.verdict === 'on_request') && offer.verdict !== 'out_of_reach' && (
        <Advice offer={offer} withWords={!isAsked} />
      )}
    </main>
  );
}

function Heading({ offer, isAsked, onAsk }: { offer: Offer; isAsked: boolean; onAsk: () => void }) {
  const where = { role: [offer.job_title, offer.company_name].filter(Boolean).join(', ') };
  if (offer.verdict === 'worth_it')
    return (
      <header className="stack gap-1">
        <h1>{reachTitle(offer)}</h1>
        <p className="muted">{m.plan_offers_for(where)}</p>
      </header>
    );
  if (offer.verdict === 'out_of_reach')
    return (
      <header className="stack gap-1">
        <h1>{offer.now.band === 'moderate' ? m.plan_offers_apply_moderate() : m.plan_offers_out_of_reach()}</h1>
        <p className="muted">
          {offer.now.band === 'moderate' ? m.plan_offers_for_moderate(where) : m.plan_offers_for_far(where)}
        </p>
      </header>
    );
  return (
    <header className="stack gap-2">
      <p>
        <Standing standing={offer.now} />
      </p>
      <h1>{m.plan_offers_not_needed()}</h1>
      <p className="muted">{m.plan_offers_for_good(where)}</p>
      {offer.learnable.points > 0 && <p>{m.plan_offers_gap_left({ points: offer.learnable.points })}</p>}
      {offer.verdict === 'on_request' && !isAsked && (
        <p>
          <button type="button" className="link" onClick={onAsk}>
            {m.plan_offers_ask_anyway()}
          </button>
        </p>
      )}
    </header>
  );
}

function reachTitle({ next_band, aims }: Offer): string {
  const count = aims.find(({ aim }) => aim === 'next_band')?.stops ?? 0;
  return next_band === 'moderate' ? m.plan_offers_moderate({ count }) : m.plan_offers_good({ count });
}
