import { m } from '#platform/messages/messages.js';
import './six-steps.css';

/** The steps, each with a background colour of the palette. */
const STEPS = [
  { title: m.incubator_step_1, text: m.incubator_step_1_text, backgroundColor: 'var(--art-blue-soft)' },
  { title: m.incubator_step_2, text: m.incubator_step_2_text, backgroundColor: 'var(--art-pink-soft)' },
  { title: m.incubator_step_3, text: m.incubator_step_3_text, backgroundColor: 'var(--art-sand)' },
  { title: m.incubator_step_4, text: m.incubator_step_4_text, backgroundColor: 'var(--art-green-soft)' },
  { title: m.incubator_step_5, text: m.incubator_step_5_text, backgroundColor: 'var(--art-pink-soft)' },
  { title: m.incubator_step_6, text: m.incubator_step_6_text, backgroundColor: 'var(--art-blue-soft)' },
];

/** The six steps to become a fellow, each with a small progress diagram. */
export function SixSteps() {
  return (
    <section className="section container section-after" id="become" aria-labelledby="become-title">
      <div className="section-head">
        <h2 id="become-title">{m.incubator_steps()}</h2>
      </div>
      <ol className="six-steps">
        {STEPS.map(({ title, text, backgroundColor }, index) => (
          <li key={title()} style={{ '--background': backgroundColor }}>
            <StepDiagram current={index} />
            <h3>
              <span className="num muted">{index + 1}</span> {title()}
            </h3>
            <p>{text()}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The six steps as dots on a line, filled up to the current one. */
function StepDiagram({ current }: { current: number }) {
  return (
    <svg viewBox="0 0 120 28" aria-hidden="true" className="step-diagram">
      <path d="M6 22h20q8 0 8-8t8-8h22q8 0 8 8t8 8h34" className="step-line" />
      {STEPS.map((_, index) => (
        <circle
          key={index}
          cx={6 + index * 21.6}
          cy={[22, 20, 6, 6, 20, 22][index]}
          r={index === current ? 5.5 : 3.5}
          className={index < current ? 'step-done' : index === current ? 'step-current' : 'step-upcoming'}
        />
      ))}
    </svg>
  );
}
