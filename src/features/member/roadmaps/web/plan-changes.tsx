import type { ReactNode } from 'react';
import { bandLabel } from '#features/member/fitment/web/index.ts';
import { formatDay, formatHours, formatNumber } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useApplyChanges, type Plan, type Roadmap } from './queries.ts';
import './plan.css';

type Changes = NonNullable<Plan['changes']>;

/** What a later score changes in the plan, stop by stop, to apply or to leave. */
export function PlanChanges({ roadmap, changes }: { roadmap: Roadmap; changes: Changes }) {
  const { can, purchased } = roadmap.attributes;
  const decide = useApplyChanges(roadmap);
  const toast = useToast();
  const { unneeded, worth, added } = changes;
  const hasStops = unneeded.length + worth.length + added.length > 0;
  const send = (apply: boolean) =>
    decide.mutate(
      { params: { id: roadmap.id }, json: { apply } },
      {
        onSuccess: ({ data }) =>
          toast.show(apply ? m.roadmaps_changes_applied({ date: formatDay(data.attributes.due_on) }) : m.roadmaps_changes_left()),
        onError: (error) => toast.show(error.message, { kind: 'warn' }),
      },
    );
  return (
    <section className="panel stack no-print gap-4 plan-changes" aria-labelledby="plan-changes">
      <h2 id="plan-changes" className="part-title">
        {m.roadmaps_changes_title()}
      </h2>
      {changes.band_reached && <p className="strong">{m.roadmaps_changes_band({ band: bandLabel(changes.band) })}</p>}
      <Lines title={m.roadmaps_changes_unneeded()} lines={unneeded.map(unneededLine)} />
      <Lines title={m.roadmaps_changes_worth()} lines={worth.map(worthLine)} />
      <Lines title={m.roadmaps_changes_added()} lines={added.map(addedLine)}>
        {purchased ? m.roadmaps_changes_added_free() : m.roadmaps_changes_added_same()}
      </Lines>
      {hasStops && (
        <p>
          <b>{dateText(changes)}</b> {unneeded.length > 0 && <span className="muted">{m.roadmaps_changes_kept()}</span>}
        </p>
      )}
      {can.change && (
        <div className="row gap-2">
          {hasStops && (
            <Button loading={decide.isPending && decide.variables.json.apply} onClick={() => send(true)}>
              {m.roadmaps_changes_apply()}
            </Button>
          )}
          <Button variant="quiet" loading={decide.isPending && !decide.variables.json.apply} onClick={() => send(false)}>
            {hasStops ? m.roadmaps_changes_leave() : m.roadmaps_changes_fine()}
          </Button>
        </div>
      )}
    </section>
  );
}

type Line = { id: string; text: string; hours: number | null };

const unneededLine = ({ skill_id, skill_name: skill, hours, reason }: Changes['unneeded'][number]): Line => ({
  id: skill_id,
  text: reason === 'shown' ? m.roadmaps_changes_shown({ skill }) : m.roadmaps_changes_little({ skill }),
  hours,
});

const worthLine = ({ skill_id, skill_name: skill, before, after }: Changes['worth'][number]): Line => ({
  id: skill_id,
  text: m.roadmaps_changes_worth_line({ skill, before: formatNumber(before), after: formatNumber(after) }),
  hours: null,
});

const addedLine = ({ skill_id, skill_name: skill, hours, points }: Changes['added'][number]): Line => ({
  id: skill_id,
  text: m.roadmaps_changes_added_line({ skill, points: formatNumber(points) }),
  hours,
});

function Lines({ title, lines, children }: { title: string; lines: readonly Line[]; children?: ReactNode }) {
  if (lines.length === 0) return null;
  return (
    <div className="stack gap-1">
      <h3 className="strong">{title}</h3>
      <ul className="stack gap-1">
        {lines.map(({ id, text, hours }) => (
          <li key={id} className="row justify-between gap-3">
            <span className="min-w-0 flex-1">{text}</span>
            {hours !== null && <span className="small muted">{formatHours(hours, 'narrow')}</span>}
          </li>
        ))}
      </ul>
      {children && <p className="small muted">{children}</p>}
    </div>
  );
}

function dateText({ due_on: before, due_on_after: after }: Changes): string {
  return before === after
    ? m.roadmaps_changes_date_same({ date: formatDay(after) })
    : m.roadmaps_changes_date({ before: formatDay(before), after: formatDay(after) });
}
