import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import { Mark } from '#platform/ui/art/mark.tsx';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { SentencePair } from '../parts/sentence-pair.tsx';
import { CallToAction } from '../parts/call-to-action.tsx';
import { incubatorQuery } from '../queries.ts';
import { IncubatorSwitch } from './incubator-switch.tsx';
import './employers.css';
import '../parts/hero.css';

const FIELDS = [
  { title: m.incubator_field_ai, text: m.incubator_field_ai_text },
  { title: m.incubator_field_ml, text: m.incubator_field_ml_text },
  { title: m.incubator_field_data, text: m.incubator_field_data_text },
  { title: m.incubator_field_design, text: m.incubator_field_design_text },
];

const MODELS = [
  {
    title: m.incubator_model_1,
    text: m.incubator_model_1_text,
    points: [m.incubator_model_1_1, m.incubator_model_1_2, m.incubator_model_1_3, m.incubator_model_1_4],
  },
  {
    title: m.incubator_model_2,
    text: m.incubator_model_2_text,
    points: [m.incubator_model_2_1, m.incubator_model_2_2, m.incubator_model_2_3, m.incubator_model_2_4],
  },
];

/** The tech incubator for employers. */
export function EmployersPage() {
  return (
    <main className="incubator">
      <div className="container">
        <IncubatorSwitch current="employers" />
        <section className="employers-hero" aria-labelledby="employers">
          <div className="stack gap-5">
            <h1 id="employers">{m.incubator_employers_heading()}</h1>
            <p className="lead muted">{m.incubator_employers_lead()}</p>
            <div className="row">
              <ButtonLink render={<Link to="/contact-us" />}>{m.incubator_employers_contact()}</ButtonLink>
            </div>
          </div>
          <VettedExample />
        </section>
      </div>
      <section className="section container projects-row">
        <div className="stack gap-3">
          <h2>{m.incubator_projects()}</h2>
          <p className="lead">{m.incubator_projects_text()}</p>
        </div>
        <Cover slug="real-world-projects" />
      </section>
      <section className="sunken-section" aria-labelledby="diverse">
        <div className="container section">
          <div className="section-head">
            <h2 id="diverse">{m.incubator_diverse()}</h2>
            <p>{m.incubator_diverse_text()}</p>
          </div>
          <dl className="field-rows">
            {FIELDS.map(({ title, text }) => (
              <div key={title()}>
                <dt>{title()}</dt>
                <dd>{text()}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <section className="section container" aria-labelledby="models">
        <div className="section-head">
          <h2 id="models">{m.incubator_models()}</h2>
        </div>
        <div className="models">
          {MODELS.map(({ title, text, points }) => (
            <article key={title()} className="panel">
              <h3 className="title-s">{title()}</h3>
              <p className="muted">{text()}</p>
              <ul>
                {points.map((point) => (
                  <li key={point()}>
                    <Icon of={Check} small />
                    {point()}
                  </li>
                ))}
              </ul>
            </article>
          ))}
        </div>
      </section>
      <Testimonials />
      <CallToAction
        title={m.incubator_employers_close()}
        text={m.incubator_employers_close_text()}
        action={m.incubator_employers_contact()}
        render={<Link to="/contact-us" />}
      />
    </main>
  );
}

/** A requirement beside its evidence, as employers see it on a showcase. */
const VettedExample = () => (
  <figure className="sentence-example panel">
    <h2 className="title-s">{m.incubator_vetted()}</h2>
    <SentencePair
      requirement={{ source: m.incubator_vetted_1(), text: m.incubator_vetted_1_quote() }}
      evidence={{ source: m.incubator_vetted_2(), text: m.incubator_vetted_2_quote() }}
    />
    <p className="small">{m.incubator_vetted_text()}</p>
    <figcaption className="caption muted">{m.incubator_vetted_note()}</figcaption>
  </figure>
);

function Testimonials() {
  const { employers } = useSuspenseQuery(incubatorQuery()).data.data.attributes;
  if (employers.length === 0) return null;
  return (
    <section className="section container section-after" aria-labelledby="voices">
      <div className="section-head">
        <h2 id="voices">{m.incubator_voices()}</h2>
        {employers.some(({ sample }) => sample) && <p className="small">{m.incubator_voices_note()}</p>}
      </div>
      <div className="testimonials">
        {employers.map(({ title, description, name, designation, logo, sample }) => (
          <figure key={name}>
            <p className="eyebrow">
              {title} {sample && <Tag>{m.incubator_sample()}</Tag>}
            </p>
            <blockquote>{m.marketing_quoted({ text: description })}</blockquote>
            <figcaption className="row story-author">
              <Mark slug={logo} size={44} />
              <span>
                <span className="strong story-author-name">{name}</span>
                <span className="small muted">{designation}</span>
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
