import Check from 'lucide-react/icons/check';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import type { Check as CheckFacts } from './queries.ts';
import './checks.css';

type CheckIntroProps = { check: CheckFacts; starting: boolean; onStart: () => void };

/** What a check is, before its first question or between two attempts. */
export function CheckIntro({ check: { check, running, last }, starting, onStart }: CheckIntroProps) {
  if (!check) return null;
  const { drawn, pass_from, minutes } = check;
  return (
    <section className="panel stack gap-4" aria-labelledby="check-intro">
      <div className="stack gap-2">
        <h2 id="check-intro">{m.checks_intro_title()}</h2>
        <p className="muted">{m.checks_intro_text()}</p>
      </div>
      <ul className="fact-list">
        {[
          m.checks_fact_questions({ count: drawn, minutes }),
          m.checks_fact_clock(),
          m.checks_fact_pass({ from: pass_from, count: drawn }),
          m.checks_fact_explained(),
          m.checks_fact_again(),
        ].map((fact) => (
          <li key={fact}>
            <Icon of={Check} small />
            <span>{fact}</span>
          </li>
        ))}
      </ul>
      {last && !running && <p className="small muted">{m.checks_last_time({ right: last.right, total: last.total })}</p>}
      <Button className="start" loading={starting} onClick={onStart}>
        {running ? m.checks_resume({ done: running.answered, total: running.total }) : m.checks_start()}
      </Button>
    </section>
  );
}
