import { useSuspenseQuery } from '@tanstack/react-query';
import { m } from '#platform/messages/messages.js';
import { formatNumber, formatPercent } from '#platform/language/format.ts';
import { Bar } from '#platform/ui/bar.tsx';
import { BandLabel } from './band-label.tsx';
import { bandName } from './band.ts';
import {
  dividePoints,
  listEducation,
  listGrades,
  listRelations,
  listRoleSkills,
  listRoleTitles,
  lessForRoles,
  weightOf,
  type FormulaLine,
  type Weights,
} from './formula-lines.ts';
import { weightsQuery } from './queries.ts';
import './formula.css';

const RULES = [
  m.fitment_formula_rule_sum,
  m.fitment_formula_rule_more,
  m.fitment_formula_rule_denied,
  m.fitment_formula_rule_copy,
  m.fitment_formula_rule_same,
  m.fitment_formula_rule_old,
];

/** The published formula, rendered from the weights that the engine uses. */
export function ScoreFormulaPage() {
  const { data } = useSuspenseQuery(weightsQuery());
  const { weights, engine_version } = data.data;
  return (
    <main className="container page-top formula-page">
      <header className="stack gap-2">
        <h1>{m.fitment_formula_title()}</h1>
        <p className="lead muted">{m.fitment_formula_lead()}</p>
        <p className="small muted">{m.fitment_formula_version({ version: engine_version })}</p>
      </header>
      <section className="prose">
        <h2>{m.fitment_formula_reads()}</h2>
        <p>{m.fitment_formula_reads_text({ rows: weightOf(weights, 'core_rows') })}</p>
        <h2>{m.fitment_formula_never()}</h2>
        <p>{m.fitment_formula_never_text()}</p>
      </section>
      <Division weights={weights} />
      <Shares weights={weights} />
      <Rules weights={weights} />
    </main>
  );
}

function Division({ weights }: { weights: Weights }) {
  const lines = dividePoints(weights);
  const share = (name: string) => formatShare(weightOf(weights, name, 'need') / weightOf(weights, 'required', 'need'));
  return (
    <section className="stack gap-3" aria-labelledby="division">
      <h2 id="division">{m.fitment_formula_division()}</h2>
      <p className="muted">{m.fitment_formula_division_text({ start: formatNumber(weightOf(weights, 'start', 'points')) })}</p>
      <DivisionBar lines={lines} />
      <Lines lines={lines} unit="points" total={lines.reduce((sum, { value }) => sum + value, 0)} />
      <p className="small muted">
        {m.fitment_formula_core_text({
          preferred: share('preferred'),
          duty: share('duty'),
          most: formatNumber(weightOf(weights, 'each_skill', 'points')),
          title: formatNumber(weightOf(weights, 'in_title', 'emphasis')),
        })}
      </p>
    </section>
  );
}

function Shares({ weights }: { weights: Weights }) {
  const claimed = formatShare(weightOf(weights, 'claimed', 'credit'));
  const steps = m.fitment_formula_steps_text({ met: formatShare(weightOf(weights, 'met_from')) });
  return (
    <>
      <Table title={m.fitment_formula_steps()} text={steps} lines={listGrades(weights)} />
      <Table
        title={m.fitment_formula_related()}
        text={m.fitment_formula_related_text({ parts: weightOf(weights, 'field_parts') })}
        lines={listRelations(weights)}
      />
      <Table
        title={m.fitment_formula_years()}
        text={m.fitment_formula_years_text(lessForRoles(weights, formatShare))}
        lines={listRoleTitles(weights)}
      />
      <section className="stack gap-3">
        <p className="muted">{m.fitment_formula_role_skills()}</p>
        <Lines lines={listRoleSkills(weights, formatShare)} unit="share" />
        <p className="small muted">{m.fitment_formula_claimed({ claimed })}</p>
      </section>
      <Table title={m.fitment_formula_degree()} text={m.fitment_formula_degree_text()} lines={listEducation(weights)} />
    </>
  );
}

function Table({ title, text, lines }: { title: string; text: string; lines: LinesProps['lines'] }) {
  return (
    <section className="stack gap-3">
      <h2>{title}</h2>
      <p className="muted">{text}</p>
      <Lines lines={lines} unit="share" />
    </section>
  );
}

function Rules({ weights }: { weights: Weights }) {
  const weight = (name: string, group: string) => weightOf(weights, name, group);
  const [good, moderate] = [weight('good', 'bands'), weight('moderate', 'bands')];
  return (
    <section className="prose">
      <h2>{m.fitment_formula_wording()}</h2>
      <p>
        {m.fitment_formula_wording_text({
          words: weight('words', 'wording'),
          full: formatShare(weight('full_at', 'wording')),
          skill: formatNumber(weight('skill', 'wording')),
        })}
      </p>
      <h2>{m.fitment_conditions()}</h2>
      <p>{m.fitment_formula_conditions_text()}</p>
      <h2>{m.fitment_formula_bands()}</h2>
      <p>{m.fitment_formula_bands_text()}</p>
      <ul className="formula-bands">
        <BandLine band="good" range={m.fitment_range_good({ good })} />
        <BandLine band="moderate" range={m.fitment_range_moderate({ moderate, below: good - 1 })} />
        <BandLine band="low" range={m.fitment_range_low({ moderate })} />
      </ul>
      <h2>{m.fitment_formula_enough()}</h2>
      <p>
        {m.fitment_formula_enough_text({
          words: weight('words', 'enough'),
          skills: weight('profile_skills', 'enough'),
          requirements: weight('requirements', 'enough'),
        })}
      </p>
      <h2>{m.fitment_formula_rules()}</h2>
      <ul>
        {RULES.map((rule) => (
          <li key={rule()}>{rule()}</li>
        ))}
      </ul>
    </section>
  );
}

const formatShare = (share: number) => formatPercent(share);

function BandLine({ band, range }: { band: 'good' | 'moderate' | 'low'; range: string }) {
  return (
    <li>
      <BandLabel band={band}>{bandName(band)}</BandLabel> <span className="num">{range}</span>
    </li>
  );
}

function DivisionBar({ lines }: { lines: readonly FormulaLine[] }) {
  return (
    <div className="division" aria-hidden="true">
      {lines.map(({ label, value }) => (
        <i key={label} style={{ '--max': value }}>
          {value}
        </i>
      ))}
    </div>
  );
}

type LinesProps = { lines: readonly (FormulaLine & { text?: string })[]; unit: 'points' | 'share'; total?: number };

function Lines({ lines, unit, total }: LinesProps) {
  const shown = (value: number) => (unit === 'points' ? formatNumber(value) : formatShare(value));
  return (
    <dl className="weights panel">
      {lines.map(({ label, text, value }) => (
        <div key={label}>
          <dt>
            {label}
            {text && <span className="small muted">{text}</span>}
          </dt>
          <dd className="num strong">{shown(value)}</dd>
          <dd aria-hidden="true">
            <Bar value={unit === 'points' ? value : value * 100} />
          </dd>
        </div>
      ))}
      {total !== undefined && (
        <div className="weights-total">
          <dt>{m.fitment_formula_together()}</dt>
          <dd className="num">{shown(total)}</dd>
        </div>
      )}
    </dl>
  );
}
