import { m } from '#platform/messages/messages.js';
import './vision.css';

const STAGES = [
  { title: m.incubator_vision_1, when: m.incubator_vision_1_when, text: m.incubator_vision_1_text },
  { title: m.incubator_vision_2, when: m.incubator_vision_2_when, text: m.incubator_vision_2_text },
  { title: m.incubator_vision_3, when: m.incubator_vision_3_when, text: m.incubator_vision_3_text },
  { title: m.incubator_vision_4, when: m.incubator_vision_4_when, text: m.incubator_vision_4_text },
];

/** The stages from the first month to the second year, drawn as stairs. */
export function Vision() {
  return (
    <section className="sunken-section" id="vision" aria-labelledby="vision-title">
      <div className="container section">
        <div className="section-head">
          <h2 id="vision-title">{m.incubator_vision()}</h2>
          <p>{m.incubator_vision_text()}</p>
        </div>
        <ol className="vision-steps">
          {STAGES.map(({ title, when, text }) => (
            <li key={title()}>
              <p className="small muted">{when()}</p>
              <h3>{title()}</h3>
              <p className="small">{text()}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
