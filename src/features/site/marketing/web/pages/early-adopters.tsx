import { Link } from '@tanstack/react-router';
import { LeadForm } from '#features/base/leads/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { WindingPath, WindingPathStep } from '#platform/ui/winding-path.tsx';
import './early-adopters.css';

const STEPS = [
  { title: m.pages_early_1, text: m.pages_early_1_text, to: '/jobs-apprenticeships', link: m.pages_early_1_link },
  { title: m.pages_early_2, text: m.pages_early_2_text, to: '/learning-packs', link: m.pages_early_2_link },
  { title: m.pages_early_3, text: m.pages_early_3_text, to: '/boards/create', link: m.pages_early_3_link },
  { title: m.pages_early_4, text: m.pages_early_4_text, to: '/communities', link: m.pages_early_4_link },
  { title: m.pages_early_5, text: m.pages_early_5_text, to: '/personalize-recommendation', link: m.pages_early_5_link },
];

const OUR_PROMISES = [m.pages_early_deal_we_1, m.pages_early_deal_we_2, m.pages_early_deal_we_3];

const MEMBER_PROMISES = [m.pages_early_deal_you_1, m.pages_early_deal_you_2, m.pages_early_deal_you_3];

/** The early-adopter program: what to try, what both sides promise, and the form. */
export function EarlyAdoptersPage() {
  return (
    <main className="early">
      <div className="container early-head">
        <div className="stack gap-4">
          <h1>{m.pages_early_heading()}</h1>
          <p className="lead muted">{m.pages_early_lead()}</p>
          <Cover slug="use-it-first" />
        </div>
        <section className="panel" aria-labelledby="join">
          <h2 id="join" className="title-s early-join">
            {m.pages_early_form()}
          </h2>
          <LeadForm kind="early-adopter" page="/early-adopters-program" />
        </section>
      </div>
      <section className="section container" aria-labelledby="open">
        <div className="section-head">
          <h2 id="open">{m.pages_early_path()}</h2>
        </div>
        <WindingPath>
          {STEPS.map(({ title, text, to, link }, index) => (
            <WindingPathStep key={to} marker={index + 1}>
              <div className="early-step">
                <h3>{title()}</h3>
                <p>{text()}</p>
                <TextLink render={<Link to={to} />}>{link()}</TextLink>
              </div>
            </WindingPathStep>
          ))}
        </WindingPath>
      </section>
      <section className="sunken-section" aria-labelledby="deal">
        <div className="container section">
          <h2 id="deal" className="visually-hidden">
            {m.pages_early_deal()}
          </h2>
          <div className="promises">
            <PromiseList title={m.pages_early_deal_we()} points={OUR_PROMISES} />
            <PromiseList title={m.pages_early_deal_you()} points={MEMBER_PROMISES} />
          </div>
        </div>
      </section>
    </main>
  );
}

const PromiseList = ({ title, points }: { title: string; points: readonly (() => string)[] }) => (
  <div>
    <h3>{title}</h3>
    <ul>
      {points.map((text) => (
        <li key={text()}>{text()}</li>
      ))}
    </ul>
  </div>
);
