import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { jobsQuery } from '#features/catalogue/jobs/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import { formatNumber } from '#platform/language/format.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Dial } from '#features/member/fitment/web/index.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { NEWEST_JOBS } from '../newest-jobs.ts';
import { SentencePair } from '../parts/sentence-pair.tsx';
import { SCORE_FORMULA_PATH } from '../links.ts';
import { siteQuery } from '../queries.ts';
import { onePostQuery, oneProgramQuery } from './about-queries.ts';
import './about.css';

const SAMPLE = { score: 64, reachableScore: 77 };

/** The product's principles, each beside an example. */
export function AboutPage() {
  const site = useSuspenseQuery(siteQuery()).data.data.attributes;
  return (
    <main className="about">
      <header className="container about-head">
        <h1>{m.pages_about_heading()}</h1>
        <p className="lead">{m.pages_about_lead(site)}</p>
      </header>
      <section className="container" aria-labelledby="believe">
        <h2 id="believe" className="visually-hidden">
          {m.pages_about_believe()}
        </h2>
        <ol className="principles">
          <Principle
            title={m.pages_about_1()}
            text={m.pages_about_1_text()}
            to={SCORE_FORMULA_PATH}
            link={m.pages_about_1_link()}
          >
            <Sample />
          </Principle>
          <Principle title={m.pages_about_2()} text={m.pages_about_2_text()} to="/skills" link={m.pages_about_2_link()}>
            <Cover slug="daybreak-343" />
          </Principle>
          <Principle
            title={m.pages_about_3()}
            text={m.pages_about_3_text()}
            to="/cancellation-policy"
            link={m.pages_about_3_link()}
          >
            <Dial score={SAMPLE.score} reachableScore={SAMPLE.reachableScore} band="moderate" size={220} />
          </Principle>
          <Principle title={m.pages_about_4()} text={m.pages_about_4_text()} to="/insights" link={m.pages_about_4_link()}>
            <Cover slug="share-what-you-know" />
          </Principle>
        </ol>
      </section>
      <section className="about-never" aria-labelledby="never">
        <div className="container">
          <h2 id="never">{m.pages_about_never()}</h2>
          <ul>
            {[m.pages_about_never_1, m.pages_about_never_2, m.pages_about_never_3, m.pages_about_never_4].map((text) => (
              <li key={text()}>{text()}</li>
            ))}
          </ul>
        </div>
      </section>
      <section className="container section about-facts">
        <SiteCounts />
        <div className="prose">
          <h2>{m.pages_about_money()}</h2>
          <p>{m.pages_about_money_text()}</p>
          <h2>{m.pages_about_who()}</h2>
          <p>{m.pages_about_who_text(site)}</p>
          <p>
            <ButtonLink variant="quiet" render={<Link to="/contact-us" />}>
              {m.pages_about_write()}
            </ButtonLink>
          </p>
        </div>
      </section>
    </main>
  );
}
type PrincipleProps = { title: string; text: string; to: string; link: string; children: ReactNode };

const Principle = ({ title, text, to, link, children }: PrincipleProps) => (
  <li>
    <div className="principle-text">
      <h3>{title}</h3>
      <p className="muted">{text}</p>
      <Link to={to} className="link row gap-1.5">
        {link} <Icon of={ArrowRight} small />
      </Link>
    </div>
    <div className="principle-example">{children}</div>
  </li>
);

const Sample = () => (
  <figure className="sentence-example">
    <SentencePair
      requirement={{ source: m.pages_about_pair_ad(), text: m.pages_about_pair_ad_text() }}
      evidence={{ source: m.pages_about_pair_resume(), text: m.pages_about_pair_resume_text() }}
    />
    <figcaption className="caption muted">{m.pages_about_pair_note()}</figcaption>
  </figure>
);

/** Current numbers of the site. */
function SiteCounts() {
  const jobs = useSuspenseQuery(jobsQuery(NEWEST_JOBS)).data.meta.total;
  const programs = useSuspenseQuery(oneProgramQuery()).data.meta.total;
  const posts = useSuspenseQuery(onePostQuery()).data.meta.total;
  return (
    <div>
      <h2>{m.pages_about_now()}</h2>
      <dl className="site-counts">
        {[
          { count: jobs, label: m.pages_about_now_jobs() },
          { count: programs, label: m.pages_about_now_courses() },
          { count: posts, label: m.pages_about_now_insights() },
        ].map(({ count, label }) => (
          <div key={label}>
            <dd className="num">{formatNumber(count)}</dd>
            <dt>{label}</dt>
          </div>
        ))}
      </dl>
    </div>
  );
}
