import { useSuspenseQuery } from '@tanstack/react-query';
import { m } from '#platform/messages/messages.js';
import { formatNumber, formatPercent } from '#platform/language/format.ts';
import { Bar } from '#platform/ui/bar.tsx';
import { weightsQuery } from './queries.ts';
import { listWeights } from './list-weights.ts';
import './formula.css';

const RULES = [
  m.fitment_formula_rule_1,
  m.fitment_formula_rule_2,
  m.fitment_formula_rule_3,
  m.fitment_formula_rule_4,
  m.fitment_formula_rule_5,
];

/** The published formula, rendered from the weights that the engine uses. */
export function ScoreFormulaPage() {
  const { data } = useSuspenseQuery(weightsQuery());
  const weights = listWeights(data.data.weights);
  const { required, preferred, good, moderate, bonus } = weights;
  return (
    <main className="container page-top formula-page">
      <header className="stack gap-2">
        <h1>{m.fitment_formula_title()}</h1>
        <p className="lead muted">{m.fitment_formula_lead()}</p>
        <p className="small muted">{m.fitment_formula_version({ version: data.data.engine_version })}</p>
      </header>
      <section className="prose">
        <h2>{m.fitment_formula_reads()}</h2>
        <p>{m.fitment_formula_reads_text()}</p>
        <h2>{m.fitment_formula_never()}</h2>
        <p>{m.fitment_formula_never_text()}</p>
      </section>
      <Table
        title={m.fitment_formula_parts()}
        text={m.fitment_formula_parts_text({
          required: formatNumber(required / preferred),
          at: formatPercent(weights.skillsAt),
          worth: formatPercent(weights.skillsWorth),
        })}
        rows={weights.parts.map(([label, value]) => ({ label, value, shown: formatNumber(value) }))}
        max={100}
      />
      <Table
        title={m.fitment_formula_evidence()}
        text={m.fitment_formula_evidence_text({ bonus: formatPercent(bonus) })}
        rows={weights.evidence.map(([label, value]) => ({ label, value: value * 100, shown: formatPercent(value) }))}
        max={100}
      />
      <Table
        title={m.fitment_formula_related()}
        text={m.fitment_formula_related_text()}
        rows={weights.inferred.map(([label, value]) => ({ label, value: value * 100, shown: formatPercent(value) }))}
        max={100}
      />
      <Table
        title={m.fitment_part_experience()}
        text={m.fitment_formula_experience_text()}
        rows={weights.experience.map(([label, value]) => ({ label, value: value * 100, shown: formatPercent(value) }))}
        max={100}
      />
      <Table
        title={m.fitment_part_education()}
        text={m.fitment_formula_education_text()}
        rows={weights.education.map(([label, value]) => ({ label, value: value * 100, shown: formatPercent(value) }))}
        max={100}
      />
      <section className="prose">
        <h2>{m.fitment_formula_bands()}</h2>
        <p>{m.fitment_formula_bands_text({ good, moderate, below: good - 1 })}</p>
        <h2>{m.fitment_formula_rules()}</h2>
        <ul>
          {RULES.map((rule) => (
            <li key={rule()}>{rule()}</li>
          ))}
        </ul>
      </section>
    </main>
  );
}

function Table({
  title,
  text,
  rows,
  max,
}: {
  title: string;
  text: string;
  rows: { label: string; value: number; shown: string }[];
  max: number;
}) {
  return (
    <section className="stack gap-3">
      <h2>{title}</h2>
      <p className="muted">{text}</p>
      <dl className="weights panel">
        {rows.map(({ label, value, shown }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{shown}</dd>
            <dd aria-hidden="true">
              <Bar value={value} max={max} label={shown} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
