import CircleCheck from 'lucide-react/icons/circle-check';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useChangeSkill, type Plan, type PlanSkill, type Roadmap } from './queries.ts';
import { SkipDialog } from './skip-dialog.tsx';

/** Finishes (and rescores) or skips a skill; both can be undone. */
export function SkillFinish({ roadmap, skill }: { roadmap: Roadmap; skill: PlanSkill }) {
  const [skipping, setSkipping] = useState(false);
  const change = useChangeSkill(roadmap);
  const toast = useToast();
  const plan = roadmap.attributes;
  const params = { id: roadmap.id, skill_id: skill.skill_id };
  const fail = (error: Error) => toast.show(error.message, { kind: 'warn' });
  const finish = (done: boolean, undo: boolean) =>
    change.mutate(
      { params, json: { done } },
      {
        onSuccess: ({ data }) => {
          if (!undo) return;
          const words = done ? finishedWords(plan, data.attributes) : m.roadmaps_reopened();
          toast.show(words, { action: { label: m.roadmaps_undo(), onPress: () => finish(!done, false) } });
        },
        onError: fail,
      },
    );
  const done = skill.state === 'done';
  const scored = plan.source_type === 'JobApplication';
  return (
    <section className="panel stack no-print gap-3.5" aria-labelledby="finish">
      <div className="stack gap-1">
        <h2 id="finish" className="part-title">
          {done ? m.roadmaps_finished_title() : m.roadmaps_finish_title()}
        </h2>
        <p className="muted">
          {!scored ? m.roadmaps_finish_text_pack() : done ? m.roadmaps_finished_text() : m.roadmaps_finish_text()}
        </p>
      </div>
      <div className="row">
        {skill.state === 'skipped' ? (
          <Button
            variant="quiet"
            loading={change.isPending}
            onClick={() => change.mutate({ params, json: { skip: null } }, { onError: fail })}
          >
            {m.roadmaps_unskip()}
          </Button>
        ) : (
          <Button
            variant={done ? 'quiet' : 'solid'}
            icon={CircleCheck}
            pressed={done}
            loading={change.isPending}
            onClick={() => finish(!done, true)}
          >
            {done ? m.roadmaps_finished() : m.roadmaps_finish()}
          </Button>
        )}
        {done && plan.current_score !== null && plan.job_application_id && (
          <ButtonLink
            variant="quiet"
            render={<Link to="/fitment-score/$jobApplicationId" params={{ jobApplicationId: plan.job_application_id }} />}
          >
            {m.roadmaps_add_sentence()}
          </ButtonLink>
        )}
        {!done && skill.state !== 'skipped' && (
          <Button variant="bare" onClick={() => setSkipping(true)}>
            {m.roadmaps_skip()}
          </Button>
        )}
      </div>
      {skipping && <SkipDialog roadmap={roadmap} skill={skill} onClose={() => setSkipping(false)} />}
    </section>
  );
}

function finishedWords(before: Plan, after: Plan): string {
  const [then, now] = [before.current_score, after.current_score];
  if (then === null || now === null || then === now) return m.roadmaps_finished_toast();
  return m.roadmaps_finished_scored({ before: then, after: now });
}
