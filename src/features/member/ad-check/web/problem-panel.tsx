import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { RadioGroup } from '#platform/ui/radio-group.tsx';
import { problemText } from './problem-text.ts';
import type { AdProblem } from './queries.ts';

type ProblemPanelProps = {
  problem: AdProblem;
  onRole: (role: string) => void;
  /** Reads it all the same. */
  onForce: () => void;
};

/** Stands in place of the reading: why it cannot be read, and the way on. */
export function ProblemPanel({ problem, onRole, onForce }: ProblemPanelProps) {
  const { title, text } = problemText(problem);
  const [role, setRole] = useState(problem.roles?.[0]?.title ?? '');
  return (
    <Panel className="stack gap-3" role="alert">
      <h2 className="title-s">{title}</h2>
      <p className="muted">{text}</p>
      {problem.roles && (
        <>
          <RadioGroup
            legend={m.ad_check_which_role()}
            name="role"
            value={role}
            onValueChange={setRole}
            options={problem.roles.map(({ title: value, count }) => ({
              value,
              label: value,
              ...(count !== null && { hint: m.ad_check_places({ count }) }),
            }))}
          />
          <Button className="start" onClick={() => onRole(role)}>
            {m.ad_check_read_role()}
          </Button>
        </>
      )}
      {(problem.kind === 'not_an_ad' || problem.kind === 'other_language') && (
        <Button variant="quiet" className="start" onClick={onForce}>
          {m.ad_check_read_anyway()}
        </Button>
      )}
    </Panel>
  );
}
