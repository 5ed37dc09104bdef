import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import Flag from 'lucide-react/icons/flag';
import { Points } from '#features/member/fitment/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatPercent } from '#platform/language/format.ts';
import { classNames } from '#platform/ui/class-names.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import type { Check as CheckFacts } from './queries.ts';
import './skill-earns.css';

type Step = CheckFacts['steps'][number];

const LABELS: Record<Step['grade'], () => string> = {
  claimed: m.checks_step_claimed,
  listed: m.checks_step_listed,
  checked: m.checks_step_checked,
  shown: m.checks_step_shown,
  used: m.checks_step_used,
  long: m.checks_step_long,
};

/** What claiming, checking and showing a skill count, as bars, and what that is on the member's plan. */
export function SkillEarns({ id, check }: { id: string; check: CheckFacts }) {
  const { steps, grade, gain } = check;
  const reached = steps.find((step) => step.grade === grade)?.share ?? 0;
  const goal = check.work ? 'shown' : 'checked';
  const goalShare = steps.find((step) => step.grade === goal)?.share ?? 0;
  return (
    <section className="stack gap-4" aria-labelledby={id}>
      <div className="row">
        <h2 id={id} className="part-title">
          {m.checks_earns()}
        </h2>
        <span className="small muted push-end">{m.checks_earns_of()}</span>
      </div>
      <ol className="grade-steps" aria-label={m.checks_steps()}>
        {steps.map((step) => {
          const isReached = step.share <= reached;
          const isAhead = !isReached && step.share <= goalShare;
          return (
            <li
              key={step.grade}
              className={classNames(isReached && 'is-reached', isAhead && 'is-ahead')}
              style={{ '--share': String(step.share) }}
            >
              <b className="num">{formatPercent(step.share)}</b>
              <i>
                {step.grade === grade && <Icon of={Check} small />}
                {step.grade === goal && !isReached && <Icon of={Flag} small />}
              </i>
              <span>
                {LABELS[step.grade]()}
                {step.grade === grade && <span className="visually-hidden">, {m.checks_step_yours()}</span>}
              </span>
            </li>
          );
        })}
      </ol>
      {gain && <Gain gain={gain} />}
      <p className="small muted">
        {m.checks_earns_badge()} <TextLink render={<Link to="/how-the-score-works" />}>{m.checks_formula()}</TextLink>
      </p>
    </section>
  );
}

function Gain({ gain }: { gain: NonNullable<CheckFacts['gain']> }) {
  const plan = gain.title;
  if (gain.checked <= 0 && gain.shown <= 0) return <p className="small">{m.checks_gain_none({ plan })}</p>;
  return (
    <div className="small stack gap-1">
      <p className="strong">{m.checks_gain({ plan })}</p>
      {gain.checked > 0 && (
        <p>
          <Points value={gain.checked} /> {m.checks_gain_checked()}
        </p>
      )}
      {gain.shown > 0 && (
        <p>
          <Points value={gain.shown} /> {m.checks_gain_shown()}
        </p>
      )}
    </div>
  );
}
