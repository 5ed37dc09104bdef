import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import { formatPercent, formatRupees } from '#platform/language/format.ts';
import { Accordion } from '#platform/ui/accordion.tsx';
import { ButtonLink } from '#platform/ui/button.tsx';
import { AskPanel } from '../parts/ask-panel.tsx';
import { CallToAction } from '../parts/call-to-action.tsx';
import { incubatorQuery } from '../queries.ts';
import { FAQ } from './faq.ts';
import { FellowStories } from './fellow-stories.tsx';
import { IncubatorSwitch } from './incubator-switch.tsx';
import { OpenApprenticeships } from './open-apprenticeships.tsx';
import { APPRENTICESHIP_SEARCH, INDIVIDUALS_PATH } from './links.ts';
import { IntroVideo } from './intro-video.tsx';
import { SixSteps } from './six-steps.tsx';
import { Vision } from './vision.tsx';
import '../parts/hero.css';
import './individuals.css';

const MONTHS = '6';

const STIPEND_PAISE = { from: 1_500_000, to: 3_000_000 };

const OWN_IDEA_TIME_SHARE = 0.2;

/** The tech incubator for applicants. */
export function IndividualsPage() {
  const { introVideoId } = useSuspenseQuery(incubatorQuery()).data.data.attributes;
  return (
    <main className="incubator">
      <div className="container">
        <IncubatorSwitch current="individuals" />
        <section className="incubator-hero" aria-labelledby="incubator">
          <div className="stack gap-5">
            <p className="eyebrow">{m.incubator_title()}</p>
            <h1 id="incubator">{m.incubator_heading()}</h1>
            <p className="lead muted">{m.incubator_lead()}</p>
            <div className="row">
              <ButtonLink render={<Link to="/jobs-apprenticeships" search={APPRENTICESHIP_SEARCH} />}>
                {m.incubator_apply()}
              </ButtonLink>
              <ButtonLink variant="bare" href="#ask">
                {m.incubator_ask()}
              </ButtonLink>
            </div>
          </div>
          <IntroVideo videoId={introVideoId} />
        </section>
        <dl className="big-facts">
          <Fact value={MONTHS} label={m.incubator_fact_months()} />
          <Fact
            value={`${formatRupees(STIPEND_PAISE.from)} – ${formatRupees(STIPEND_PAISE.to)}`}
            label={m.incubator_fact_stipend()}
          />
          <Fact value={formatPercent(OWN_IDEA_TIME_SHARE)} label={m.incubator_fact_own()} />
        </dl>
      </div>
      <FellowStories />
      <section className="section container incubator-about" id="about" aria-labelledby="about-title">
        <div className="prose">
          <h2 id="about-title">{m.incubator_about()}</h2>
          <p className="lead">{m.incubator_about_1()}</p>
          <p>{m.incubator_about_2()}</p>
          <p>{m.incubator_about_3()}</p>
        </div>
        <OpenApprenticeships />
      </section>
      <Benefits />
      <Vision />
      <section className="section container two-programs">
        <article id="scholars" className="panel">
          <Cover slug="tech-scholars-2" thumb={88} />
          <h2>{m.incubator_scholars()}</h2>
          <p>{m.incubator_scholars_text()}</p>
        </article>
        <article id="fellowship" className="panel">
          <Cover slug="tech-fellows" thumb={88} />
          <h2>{m.incubator_fellowship()}</h2>
          <p>{m.incubator_fellowship_text()}</p>
        </article>
      </section>
      <SixSteps />
      <CallToAction
        title={m.incubator_strip()}
        text={m.incubator_strip_text()}
        action={m.incubator_apply()}
        render={<Link to="/jobs-apprenticeships" search={APPRENTICESHIP_SEARCH} />}
      />
      <section className="section container" aria-labelledby="faq">
        <div className="section-head">
          <h2 id="faq">{m.incubator_faq()}</h2>
        </div>
        <Accordion entries={FAQ.map(({ title, text }) => ({ title: title(), text: text() }))} />
      </section>
      <AskPanel id="ask" title={m.incubator_talk()} text={m.incubator_talk_text()} kind="incubator" page={INDIVIDUALS_PATH} />
    </main>
  );
}

const Fact = ({ value, label }: { value: string; label: string }) => (
  <div>
    <dd className="num">{value}</dd>
    <dt className="muted">{label}</dt>
  </div>
);

const BENEFITS = [
  { title: m.incubator_benefit_1, text: m.incubator_benefit_1_text, cover: 'earn-and-learn' },
  { title: m.incubator_benefit_2, text: m.incubator_benefit_2_text, cover: 'mentor-beside-you' },
  { title: m.incubator_benefit_3, text: m.incubator_benefit_3_text, cover: 'friday-lesson' },
  { title: m.incubator_benefit_4, text: m.incubator_benefit_4_text, cover: 'real-users' },
];

function Benefits() {
  return (
    <section className="section container section-after" aria-labelledby="benefits">
      <div className="section-head">
        <h2 id="benefits">{m.incubator_benefits()}</h2>
      </div>
      <ul className="benefits">
        {BENEFITS.map(({ title, text, cover }) => (
          <li key={cover}>
            <Cover slug={cover} />
            <h3>{title()}</h3>
            <p className="muted">{text()}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
