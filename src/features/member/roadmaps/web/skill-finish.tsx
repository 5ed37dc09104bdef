import CircleCheck from 'lucide-react/icons/circle-check';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { lazyDialog } from '#platform/ui/lazy-dialog.tsx';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useChangeSkill, type Plan, type PlanSkill, type Roadmap } from './queries.ts';

const SkipDialog = lazyDialog(async () => (await import('./skip-dialog.tsx')).SkipDialog);

/** Finishes (and rescores) or skips a skill; both can be undone. */
export function SkillFinish({ roadmap, skill }: { roadmap: Roadmap; skill: PlanSkill }) {
  const [skipping, setSkipping] = useState(false);
  const change = useChangeSkill(roadmap);
  const toast = useToast();
  const plan = roadmap.attributes;
  const params = { id: roadmap.id, skill_id: skill.skill_id };
  const warn = (error: Error) => toast.show(error.message, { kind: 'warn' });
  const setDone = (done: boolean, canUndo: boolean) =>
    change.mutate(
      { params, json: { done } },
      {
        onSuccess: ({ data }) => {
          if (!canUndo) return;
          const message = done ? finishedMessage(plan, data.attributes) : m.roadmaps_reopened();
          toast.show(message, { action: { label: m.roadmaps_undo(), onPress: () => setDone(!done, false) } });
        },
        onError: warn,
      },
    );
  const done = skill.state === 'done';
  const isProved = skill.grade === 'checked' || skill.grade === 'shown';
  return (
    <section className="panel stack no-print gap-3.5" aria-labelledby="finish">
      <div className="stack gap-1">
        <h2 id="finish" className="part-title">
          {finishTitle(plan, done)}
        </h2>
        <p className="muted">{finishText(plan, skill)}</p>
      </div>
      <div className="row">
        {skill.state === 'skipped' && (
          <Button
            variant="quiet"
            loading={change.isPending}
            onClick={() => change.mutate({ params, json: { skip: null } }, { onError: warn })}
          >
            {m.roadmaps_unskip()}
          </Button>
        )}
        {skill.state !== 'skipped' && !isProved && (
          <Button
            variant="quiet"
            icon={CircleCheck}
            pressed={done}
            loading={change.isPending}
            onClick={() => setDone(!done, true)}
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

function finishTitle({ source_type }: Plan, done: boolean): string {
  if (done) return m.roadmaps_finished_title();
  return source_type === 'LearningPack' ? m.roadmaps_finish_title_pack() : m.roadmaps_finish_title();
}

function finishText({ source_type }: Plan, { state, grade }: PlanSkill): string {
  if (source_type === 'LearningPack') return m.roadmaps_finish_text_pack();
  if (grade === 'checked') return m.roadmaps_finished_checked();
  if (grade === 'shown') return m.roadmaps_finished_shown();
  return state === 'done' ? m.roadmaps_finished_text() : m.roadmaps_finish_text();
}

function finishedMessage({ current_score: before }: Plan, { current_score: after }: Plan): string {
  if (before === null || after === null || before === after) return m.roadmaps_finished_toast();
  return m.roadmaps_finished_scored({ before, after });
}
