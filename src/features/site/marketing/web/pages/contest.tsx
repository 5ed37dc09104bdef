import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { InsightCard } from '#features/catalogue/insights/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import { formatDate, noonOfDay } from '#platform/language/format.ts';
import { useNow } from '#platform/ui/hooks/use-now.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { AskPanel } from '../parts/ask-panel.tsx';
import { contestQuery } from '../queries.ts';
import { daysLeft, type ContestCourse } from './contest-days.ts';
import { entriesQuery, examplesQuery } from './contest-queries.ts';
import './contest.css';

const RULES = [
  m.pages_contest_rule_1,
  m.pages_contest_rule_2,
  m.pages_contest_rule_3,
  m.pages_contest_rule_4,
  m.pages_contest_rule_5,
  m.pages_contest_rule_6,
  m.pages_contest_rule_7,
  m.pages_contest_rule_8,
];

/** The contest: dates, entries, rules and contact; without a contest, what to do instead. */
export function ContestPage() {
  const { hashtag, sample, course } = useSuspenseQuery(contestQuery()).data.data.attributes;
  return course ? <CurrentContest hashtag={hashtag} sample={sample} course={course} /> : <NoContest />;
}

const NoContest = () => (
  <main className="container section">
    <EmptyState
      level={1}
      cover="entrepreneurship-insights"
      title={m.pages_contest_none()}
      action={
        <>
          <ButtonLink render={<Link to="/insights" />}>{m.pages_contest_none_insights()}</ButtonLink>
          <ButtonLink variant="bare" render={<Link to="/insights/create" />}>
            {m.pages_contest_write()}
          </ButtonLink>
        </>
      }
    >
      {m.pages_contest_none_text()}
    </EmptyState>
  </main>
);

function CurrentContest({ hashtag, sample, course }: { hashtag: string; sample: boolean; course: ContestCourse }) {
  return (
    <main className="contest">
      <header className="contest-head">
        <Cover slug="entrepreneurship-insights" className="contest-art" />
        <div className="container">
          <div className="contest-intro float">
            <div className="row">
              <Tag tone="secondary">{`#${hashtag}`}</Tag>
              {sample && <Tag>{m.incubator_sample()}</Tag>}
            </div>
            <h1>{m.pages_contest_heading()}</h1>
            <p className="lead muted">{m.pages_contest_lead()}</p>
            <div className="row">
              {course.state === 'open' && (
                <ButtonLink render={<Link to="/insights/create" />}>{m.pages_contest_write()}</ButtonLink>
              )}
              <ButtonLink variant="bare" href="#rules">
                {m.pages_contest_rules_link()}
              </ButtonLink>
            </div>
            <p className="small strong">
              <ContestStateText course={course} />
            </p>
          </div>
        </div>
      </header>
      <ContestDates course={course} />
      <Winners course={course} />
      <Entries hashtag={hashtag} />
      <section className="sunken-section" id="rules" aria-labelledby="rules-title">
        <div className="container section">
          <div className="section-head">
            <h2 id="rules-title">{m.pages_contest_rules()}</h2>
          </div>
          <ol className="rules">
            {RULES.map((rule) => (
              <li key={rule({ hashtag })}>{rule({ hashtag })}</li>
            ))}
          </ol>
        </div>
      </section>
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

function ContestStateText({ course }: { course: ContestCourse }) {
  const now = useNow();
  if (course.state === 'before') return m.pages_contest_state_before({ date: formatDate(course.opens_on, 'full') });
  if (course.state === 'reading') return m.pages_contest_state_reading({ date: formatDate(course.results_on, 'full') });
  if (course.state === 'over') return m.pages_contest_state_over({ date: formatDate(course.results_on, 'full') });
  return m.pages_contest_state_open({ count: daysLeft(course, now), date: formatDate(course.closes_on, 'full') });
}

/** The three dates on a line, marked up to today. */
function ContestDates({ course }: { course: ContestCourse }) {
  const passed = { before: 0, open: 1, reading: 2, over: 3 }[course.state];
  const days = [
    { day: course.opens_on, label: m.pages_contest_opens() },
    { day: course.closes_on, label: m.pages_contest_closes() },
    { day: course.results_on, label: m.pages_contest_results() },
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

function Winners({ course: { winners } }: { course: ContestCourse }) {
  if (winners.length === 0) return null;
  return (
    <section className="container section section-tight" aria-labelledby="winners">
      <h2 id="winners">{m.pages_contest_winners()}</h2>
      <ol className="rules">
        {winners.map(({ slug, reason }) => (
          <li key={slug}>
            <Link to="/insights/detail/$slug" params={{ slug }} className="link">
              {reason}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

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
