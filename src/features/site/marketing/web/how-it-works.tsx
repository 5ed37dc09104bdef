import Check from 'lucide-react/icons/check';
import { m } from '#platform/messages/messages.js';
import { Icon } from '#platform/ui/icon.tsx';
import './how-it-works.css';

const STEPS = [
  { title: m.marketing_how_1, text: m.marketing_how_1_text },
  { title: m.marketing_how_2, text: m.marketing_how_2_text },
  { title: m.marketing_how_3, text: m.marketing_how_3_text },
  { title: m.marketing_how_4, text: m.marketing_how_4_text },
];

/** The four steps from an application to a better score. */
export function HowItWorks() {
  return (
    <section className="sunken-section" aria-labelledby="how">
      <div className="container section">
        <div className="section-head">
          <h2 id="how">{m.marketing_how()}</h2>
        </div>
        <ol className="how-steps">
          {STEPS.map(({ title, text }, index) => (
            <li key={title()}>
              <span className="step-marker" aria-hidden="true">
                {index === STEPS.length - 1 ? <Icon of={Check} small /> : index + 1}
              </span>
              <h3>{title()}</h3>
              <p className="muted small how-steps-text">{text()}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
