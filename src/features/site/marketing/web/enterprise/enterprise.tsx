import { m } from '#platform/messages/messages.js';
import { AskPanel } from '../parts/ask-panel.tsx';
import './enterprise.css';

/** Results from docs/evaluation.md, each beside the baseline's. */
const MEASURED = [
  { label: m.pages_enterprise_measured_row_1, ours: 0.88, baseline: 0.86 },
  { label: m.pages_enterprise_measured_row_2, ours: 0.89, baseline: 0.88 },
  { label: m.pages_enterprise_measured_row_3, ours: 0.82, baseline: 0.77 },
];

const RULES = [
  { title: m.pages_enterprise_rule_1, text: m.pages_enterprise_rule_1_text },
  { title: m.pages_enterprise_rule_2, text: m.pages_enterprise_rule_2_text },
  { title: m.pages_enterprise_rule_3, text: m.pages_enterprise_rule_3_text },
  { title: m.pages_enterprise_rule_4, text: m.pages_enterprise_rule_4_text },
  { title: m.pages_enterprise_rule_5, text: m.pages_enterprise_rule_5_text },
  { title: m.pages_enterprise_rule_6, text: m.pages_enterprise_rule_6_text },
];

/** For large employers: deployment, quality and compliance. Has its own layout. */
export function EnterprisePage() {
  return (
    <main className="enterprise">
      <div className="enterprise-hero">
        <div className="container">
          <div className="stack gap-6">
            <h1>{m.pages_enterprise_heading()}</h1>
            <p className="lead">{m.pages_enterprise_lead()}</p>
          </div>
          <ScoreRecord />
        </div>
      </div>
      <section className="container section" id="flow" aria-labelledby="flow-title">
        <div className="section-head">
          <h2 id="flow-title">{m.pages_enterprise_flow()}</h2>
          <p>{m.pages_enterprise_flow_text()}</p>
        </div>
        <Flow />
      </section>
      <section className="container section section-after" id="measured" aria-labelledby="measured-title">
        <div className="section-head">
          <h2 id="measured-title">{m.pages_enterprise_measured()}</h2>
          <p>{m.pages_enterprise_measured_text()}</p>
        </div>
        <Measured />
      </section>
      <section className="sunken-section" id="rules" aria-labelledby="rules-title">
        <div className="container section">
          <div className="section-head">
            <h2 id="rules-title">{m.pages_enterprise_rules()}</h2>
          </div>
          <dl className="enterprise-rules">
            {RULES.map(({ title, text }) => (
              <div key={title()}>
                <dt>{title()}</dt>
                <dd className="muted">{text()}</dd>
              </div>
            ))}
          </dl>
          <p className="lead enterprise-limits">{m.pages_enterprise_not()}</p>
        </div>
      </section>
      <AskPanel
        id="talk"
        title={m.pages_enterprise_talk()}
        text={m.pages_enterprise_talk_text()}
        kind="enterprise-ai"
        page="/for-corporates/enterprise-AI"
      />
    </main>
  );
}

const RECORD = [
  { label: m.pages_enterprise_record_1, points: m.pages_enterprise_record_1_points },
  { label: m.pages_enterprise_record_2, points: m.pages_enterprise_record_2_points },
  { label: m.pages_enterprise_record_3, points: m.pages_enterprise_record_3_points },
  { label: m.pages_enterprise_record_4, points: m.pages_enterprise_record_4_points },
];

/** The stored record of a score. */
const ScoreRecord = () => (
  <figure className="enterprise-record small">
    <p className="strong">{m.pages_enterprise_record()}</p>
    <dl>
      {RECORD.map(({ label, points }) => (
        <div key={label()}>
          <dt>{label()}</dt>
          <dd className="num">{points()}</dd>
        </div>
      ))}
    </dl>
    <figcaption className="caption">{m.pages_enterprise_record_note()}</figcaption>
  </figure>
);

/** The data flow: three steps inside the customer's network, and an optional one outside. */
const Flow = () => (
  <div className="flow">
    <p className="flow-boundary small">{m.pages_enterprise_flow_wall()}</p>
    <ol>
      <FlowStep title={m.pages_enterprise_flow_1()} text={m.pages_enterprise_flow_1_text()} />
      <FlowStep title={m.pages_enterprise_flow_2()} text={m.pages_enterprise_flow_2_text()} />
      <FlowStep title={m.pages_enterprise_flow_3()} text={m.pages_enterprise_flow_3_text()} />
    </ol>
    <div className="flow-model">
      <p className="small strong">{m.pages_enterprise_flow_optional()}</p>
      <h3>{m.pages_enterprise_flow_4()}</h3>
      <p className="small">{m.pages_enterprise_flow_4_text()}</p>
    </div>
  </div>
);

const FlowStep = ({ title, text }: { title: string; text: string }) => (
  <li>
    <h3>{title}</h3>
    <p className="small muted">{text}</p>
  </li>
);

const formatResult = (value: number) => value.toFixed(2);

const Measured = () => (
  <div className="measured">
    <table>
      <thead>
        <tr>
          <th scope="col">{m.pages_enterprise_measured_what()}</th>
          <th scope="col">{m.pages_enterprise_measured_ours()}</th>
          <th scope="col">{m.pages_enterprise_measured_base()}</th>
        </tr>
      </thead>
      <tbody>
        {MEASURED.map(({ label, ours, baseline }) => (
          <tr key={label()}>
            <th scope="row">{label()}</th>
            <td className="num strong">{formatResult(ours)}</td>
            <td className="num muted">{formatResult(baseline)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
