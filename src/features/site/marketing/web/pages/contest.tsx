import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Award from 'lucide-react/icons/award';
import { lazy, Suspense } from 'react';
import { InsightCard } from '#features/catalogue/insights/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import { formatDate, noonOfDay } from '#platform/language/format.ts';
import { foreignLanguageTag } from '#platform/language/language.ts';
import { useNow } from '#platform/ui/hooks/use-now.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { ButtonLink } from '#platform/ui/button.tsx';
import { ShareMenu } from '#platform/ui/share-menu.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { AskPanel } from '../parts/ask-panel.tsx';
import { contestQuery } from '../queries.ts';
import { daysLeft, type CurrentContest, type PastContest } from './contest-days.ts';
import { entriesQuery, examplesQuery } from './contest-queries.ts';
import './contest.css';

// Only editors get it.
const PreviewBanner = lazy(async () => ({ default: (await import('#platform/ui/preview-banner.tsx')).PreviewBanner }));

/** The contest: dates, what to do, entries, rules and contact; without a contest, what there was and what to do instead. */
export function ContestPage({ preview }: { preview?: string | undefined }) {
  const { current, past } = useSuspenseQuery(contestQuery(preview)).data.data.attributes;
  return current ? <ContestView contest={current} past={past} /> : <NoContest past={past} />;
}

const NoContest = ({ past }: { past: readonly PastContest[] }) => (
  <main>
    <div className={past.length > 0 ? 'container section section-tight' : 'container section'}>
      <EmptyState
        level={1}
        cover="entrepreneurship-insights"
        title={m.pages_contest_none()}
        action={
          <>
            <ButtonLink render={<Link to="/insights" />}>{m.pages_contest_none_insights()}</ButtonLink>
            <ButtonLink variant="bare" render={<Link to="/insights/create" />}>
              {m.pages_contest_none_write()}
            </ButtonLink>
          </>
        }
      >
        {m.pages_contest_none_text()}
      </EmptyState>
    </div>
    <PastContests contests={past} />
  </main>
);

function ContestView({ contest, past }: { contest: CurrentContest; past: readonly PastContest[] }) {
  const { slug, hashtag, rules, only_staff } = contest;
  return (
    <main className="contest">
      {only_staff && (
        <div className="container page-top">
          <Suspense>
            <PreviewBanner to={`/staff/campaigns/${slug}`} />
          </Suspense>
        </div>
      )}
      <ContestHead contest={contest} />
      <ContestDates contest={contest} />
      {contest.winners.length > 0 && (
        <section className="container section section-tight" aria-labelledby="winners">
          <div className="section-head">
            <h2 id="winners">{m.pages_contest_winners()}</h2>
          </div>
          <Winners contest={contest} />
        </section>
      )}
      <StepsAndPrizes contest={contest} />
      <Entries hashtag={hashtag} />
      <section className="sunken-section" id="rules" aria-labelledby="rules-title">
        <div className="container section">
          <div className="section-head">
            <h2 id="rules-title">{m.pages_contest_rules()}</h2>
          </div>
          <Lines className="rules" of={rules} />
        </div>
      </section>
      <PastContests contests={past} />
      <AskPanel
        id="ask"
        title={m.pages_contest_ask()}
        text={m.pages_contest_ask_text()}
        kind="contest"
        page="/campaigns/entrepreneurship-insights-contest"
      />
    </main>
  );
}

function ContestHead({ contest }: { contest: CurrentContest }) {
  const { hashtag, title, lead, sample, state } = contest;
  return (
    <header className="contest-head">
      <Cover slug={hashtag} className="contest-art" />
      <div className="container">
        <div className="contest-intro float">
          <div className="row">
            <Tag tone="secondary">{`#${hashtag}`}</Tag>
            {sample && <Tag>{m.incubator_sample()}</Tag>}
          </div>
          <h1 lang={foreignLanguageTag(title)}>{title}</h1>
          <p className="lead muted" lang={foreignLanguageTag(lead)}>
            {lead}
          </p>
          <div className="row">
            {state === 'open' && <ButtonLink render={<Link to="/insights/create" />}>{m.pages_contest_write()}</ButtonLink>}
            <ButtonLink variant="bare" href="#rules">
              {m.pages_contest_rules_link()}
            </ButtonLink>
            <ShareMenu title={title} path="/campaigns/entrepreneurship-insights-contest" />
          </div>
          <p className="small strong">
            <ContestStateText contest={contest} />
          </p>
        </div>
      </div>
    </header>
  );
}

function StepsAndPrizes({ contest: { steps, prizes } }: { contest: CurrentContest }) {
  return (
    <section className="container section section-tight" aria-labelledby="steps">
      <div className="with-aside [--aside:360px]">
        <div>
          <div className="section-head">
            <h2 id="steps">{m.pages_contest_steps()}</h2>
          </div>
          <Lines className="rules contest-steps" of={steps} />
        </div>
        <aside className="panel contest-prizes" aria-labelledby="prizes">
          <h3 id="prizes" className="title-s">
            {m.pages_contest_prizes()}
          </h3>
          <ul>
            {prizes.map((prize) => (
              <li key={prize} lang={foreignLanguageTag(prize)}>
                <Icon of={Award} small />
                <span>{prize}</span>
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </section>
  );
}

/** Numbered lines. */
const Lines = ({ of: lines, className }: { of: readonly string[]; className: string }) => (
  <ol className={className}>
    {lines.map((line) => (
      <li key={line} lang={foreignLanguageTag(line)}>
        {line}
      </li>
    ))}
  </ol>
);

/** What there was: each contest with its days and what the editors chose. */
function PastContests({ contests }: { contests: readonly PastContest[] }) {
  if (contests.length === 0) return null;
  return (
    <section className="container section" aria-labelledby="past">
      <div className="section-head">
        <h2 id="past">{m.pages_contest_past()}</h2>
      </div>
      <div className="grid [--min:320px] gap-5">
        {contests.map((contest) => (
          <article key={contest.slug} className="panel contest-past">
            <div className="row">
              <h3 className="title-s" lang={foreignLanguageTag(contest.title)}>
                {contest.title}
              </h3>
              {contest.sample && <Tag>{m.incubator_sample()}</Tag>}
            </div>
            <p className="small muted">
              {m.pages_contest_past_days({
                from: formatDate(contest.opens_on, 'full'),
                until: formatDate(contest.closes_on, 'full'),
              })}
            </p>
            {contest.winners.length > 0 ? (
              <>
                <p className="small strong">{m.pages_contest_winners()}</p>
                <Winners contest={contest} />
              </>
            ) : (
              <p className="small">{m.pages_contest_no_winners()}</p>
            )}
          </article>
        ))}
      </div>
    </section>
  );
}

function ContestStateText({ contest }: { contest: CurrentContest }) {
  const now = useNow();
  if (contest.state === 'before') return m.pages_contest_state_before({ date: formatDate(contest.opens_on, 'full') });
  if (contest.state === 'reading') return m.pages_contest_state_reading({ date: formatDate(contest.results_on, 'full') });
  if (contest.state === 'over') return m.pages_contest_state_over({ date: formatDate(contest.results_on, 'full') });
  return m.pages_contest_state_open({ count: daysLeft(contest, now), date: formatDate(contest.closes_on, 'full') });
}

/** The three dates on a line, marked up to today. */
function ContestDates({ contest }: { contest: CurrentContest }) {
  const passed = { before: 0, open: 1, reading: 2, over: 3 }[contest.state];
  const days = [
    { day: contest.opens_on, label: m.pages_contest_opens() },
    { day: contest.closes_on, label: m.pages_contest_closes() },
    { day: contest.results_on, label: m.pages_contest_results() },
  ];
  return (
    <section className="container contest-days" aria-label={m.pages_contest_days()}>
      <ol>
        {days.map(({ day, label }, index) => (
          <li key={label} className={index < passed ? 'reached' : undefined}>
            <time dateTime={noonOfDay(day).toISOString().slice(0, 10)} className="strong">
              {formatDate(day, 'full')}
            </time>
            <span className="small muted">{label}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What the editors chose, each with their reason. */
const Winners = ({ contest: { winners } }: { contest: Pick<PastContest, 'winners'> }) => (
  <ol className="contest-winners">
    {winners.map(({ slug, title, reason }) => (
      <li key={slug}>
        <TextLink render={<Link to="/insights/detail/$slug" params={{ slug }} />} lang={foreignLanguageTag(title)}>
          {title}
        </TextLink>
        <span className="small muted" lang={foreignLanguageTag(reason)}>
          {reason}
        </span>
      </li>
    ))}
  </ol>
);

function Entries({ hashtag }: { hashtag: string }) {
  const entries = useSuspenseQuery(entriesQuery(hashtag)).data.data;
  const examples = useSuspenseQuery(examplesQuery()).data.data;
  const hasNoEntries = entries.length === 0;
  return (
    <section className="container section" aria-labelledby="entries">
      <div className="section-head">
        <h2 id="entries">{hasNoEntries ? m.pages_contest_entries_none() : m.pages_contest_entries()}</h2>
        {hasNoEntries ? (
          <p>{m.pages_contest_entries_none_text()}</p>
        ) : (
          <TextLink render={<Link to="/insights/browse" search={{ hashtag }} />}>{m.pages_contest_entries_all()}</TextLink>
        )}
      </div>
      {hasNoEntries && <h3 className="contest-examples">{m.pages_contest_examples()}</h3>}
      <div className="feed">
        {(hasNoEntries ? examples : entries).map((insight) => (
          <InsightCard key={insight.id} insight={insight} level={3} />
        ))}
      </div>
    </section>
  );
}
