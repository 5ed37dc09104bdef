import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { m } from '#platform/messages/messages.js';
import { Mark } from '#platform/ui/art/mark.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { EMPLOYERS_PATH } from '../incubator/links.ts';
import { AskPanel } from '../parts/ask-panel.tsx';
import './corporates.css';
import '../parts/hero.css';

const BENEFITS = [m.pages_corporates_get_1, m.pages_corporates_get_2, m.pages_corporates_get_3];

const LIMITS = [m.pages_corporates_not_1, m.pages_corporates_not_2, m.pages_corporates_not_3];

/** For companies: how an ad is interpreted, what they can do here, and what they do not get. */
export function CorporatesPage() {
  return (
    <main className="corporates">
      <div className="container">
        <section className="employers-hero" aria-labelledby="corporates">
          <div className="stack gap-5">
            <h1 id="corporates">{m.pages_corporates_heading()}</h1>
            <p className="lead muted">{m.pages_corporates_lead()}</p>
          </div>
          <SampleAd />
        </section>
      </div>
      <section className="section container section-tight" aria-labelledby="do">
        <div className="section-head">
          <h2 id="do">{m.pages_corporates_do()}</h2>
        </div>
        <ol className="corporate-offers">
          <li>
            <h3>{m.pages_corporates_hire()}</h3>
            <p>{m.pages_corporates_hire_text()}</p>
            <p className="small muted">{m.pages_corporates_hire_fact()}</p>
          </li>
          <li>
            <h3>{m.pages_corporates_apprentices()}</h3>
            <p>{m.pages_corporates_apprentices_text()}</p>
            <TextLink render={<Link to={EMPLOYERS_PATH} />}>{m.pages_corporates_apprentices_link()}</TextLink>
          </li>
          <li>
            <h3>{m.pages_corporates_train()}</h3>
            <p>{m.pages_corporates_train_text()}</p>
            <TextLink render={<Link to="/for-corporates/enterprise-AI" />}>{m.pages_corporates_train_link()}</TextLink>
          </li>
        </ol>
      </section>
      <section className="section container benefits-and-limits">
        <div>
          <h2>{m.pages_corporates_get()}</h2>
          <ul>
            {BENEFITS.map((text) => (
              <li key={text()}>
                <Icon of={Check} />
                {text()}
              </li>
            ))}
          </ul>
        </div>
        <div className="limits">
          <h2>{m.pages_corporates_not()}</h2>
          <ul>
            {LIMITS.map((text) => (
              <li key={text()}>
                <Icon of={X} />
                {text()}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <AskPanel
        id="form"
        title={m.pages_corporates_form()}
        text={m.pages_corporates_form_text()}
        kind="corporate"
        page="/for-corporates"
      />
    </main>
  );
}

/** A sample ad with the classification of its sentences. */
const SampleAd = () => (
  <figure className="sample-ad panel">
    <div className="row gap-3">
      <Mark slug="kaveri-works" size={40} />
      <p className="strong">{m.pages_corporates_ad_title()}</p>
    </div>
    <ul>
      <li>
        <span>{m.pages_corporates_ad_1()}</span>
        <Tag tone="primary">{m.pages_corporates_required()}</Tag>
      </li>
      <li>
        <span>{m.pages_corporates_ad_2()}</span>
        <Tag tone="primary">{m.pages_corporates_required()}</Tag>
      </li>
      <li>
        <span>{m.pages_corporates_ad_3()}</span>
        <Tag tone="good">{m.pages_corporates_wished()}</Tag>
      </li>
      <li className="unscored">
        <span>{m.pages_corporates_ad_4()}</span>
        <Tag>{m.pages_corporates_unscored()}</Tag>
      </li>
    </ul>
    <figcaption className="caption muted">{m.pages_corporates_read_note()}</figcaption>
  </figure>
);
