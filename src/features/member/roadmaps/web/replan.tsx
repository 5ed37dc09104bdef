import type { ReactNode } from 'react';
import { bandLabel } from '#features/member/fitment/web/index.ts';
import { formatDay, formatHours, formatNumber, isoDay } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { Card, CardBody, CardFoot } from '#platform/ui/card.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useReplan, useUndoReplan, type Plan, type Roadmap } from './queries.ts';
import './plan.css';

type Slip = NonNullable<Plan['slip']>;
type Choice = 'move' | 'slow_down' | 'cut';

const DONE: Record<Choice, (inputs: { date: string }) => string> = {
  move: m.roadmaps_replan_moved,
  slow_down: m.roadmaps_replan_slowed,
  cut: m.roadmaps_replan_shortened,
};

/** Says that the dates have slipped, with the honest finishing date, and offers what to do, each with where it leads. */
export function Replan({ roadmap, slip }: { roadmap: Roadmap; slip: Slip }) {
  const plan = roadmap.attributes;
  const replan = useReplan(roadmap);
  const undo = useUndoReplan(roadmap);
  const toast = useToast();
  const warn = (error: Error) => toast.show(error.message, { kind: 'warn' });
  const params = { id: roadmap.id };
  const takeBack = () => undo.mutate({ params }, { onSuccess: () => toast.show(m.roadmaps_replan_undone()), onError: warn });
  const choose = (choice: Choice) =>
    replan.mutate(
      { params, json: { choice } },
      {
        onSuccess: ({ data }) =>
          toast.show(DONE[choice]({ date: formatDay(data.attributes.due_on) }), {
            action: { label: m.roadmaps_undo(), onPress: takeBack },
          }),
        onError: warn,
      },
    );
  const isChosen = (choice: Choice) => replan.isPending && replan.variables.json.choice === choice;
  const { move, slow_down: slow, cut } = slip;
  return (
    <div className="stack gap-4">
      <div className="stack gap-1">
        <h3 className="strong">{m.roadmaps_slip_title()}</h3>
        <p>{slipText(plan, slip)}</p>
        <CloseDate plan={plan} />
      </div>
      {plan.can.change && (
        <ul className="grid no-print [--min:280px] gap-4">
          <Option
            plan={plan}
            title={m.roadmaps_replan_move()}
            dueOn={move.due_on}
            loading={isChosen('move')}
            onChoose={() => choose('move')}
          >
            <p className="small">{m.roadmaps_replan_move_text({ hours: formatHours(plan.hours_per_week) })}</p>
          </Option>
          {slow && (
            <Option
              plan={plan}
              title={m.roadmaps_replan_slow()}
              dueOn={slow.due_on}
              loading={isChosen('slow_down')}
              onChoose={() => choose('slow_down')}
            >
              <p className="small">
                {slip.hours_learnt < 2
                  ? m.roadmaps_replan_slow_text_least({ hours: formatHours(slow.hours_per_week) })
                  : m.roadmaps_replan_slow_text({ hours: formatHours(slow.hours_per_week) })}
              </p>
            </Option>
          )}
          {cut && (
            <Option
              plan={plan}
              title={m.roadmaps_replan_cut()}
              dueOn={cut.due_on}
              loading={isChosen('cut')}
              onChoose={() => choose('cut')}
            >
              <CutText cut={cut} />
            </Option>
          )}
        </ul>
      )}
    </div>
  );
}

type OptionProps = {
  plan: Plan;
  title: string;
  dueOn: string;
  loading: boolean;
  onChoose: () => void;
  children: ReactNode;
};

// Before it is pressed, each choice names the day on which it ends.
function Option({ plan, title, dueOn, loading, onChoose, children }: OptionProps) {
  return (
    <li>
      <Card className="h-full">
        <CardBody>
          <p className="strong">{m.roadmaps_replan_done({ date: formatDay(dueOn) })}</p>
          {isAdOpen(plan) && (
            <p>
              <Tag tone={dueOn > (plan.closes_on ?? '') ? 'warn' : 'good'}>
                {dueOn > (plan.closes_on ?? '') ? m.plan_offers_pace_after() : m.plan_offers_pace_before()}
              </Tag>
            </p>
          )}
          {children}
          <CardFoot>
            <Button variant="quiet" small loading={loading} onClick={onChoose}>
              {title}
            </Button>
          </CardFoot>
        </CardBody>
      </Card>
    </li>
  );
}

function CutText({ cut: { band, reaches_next_band: reachesNext, set_aside } }: { cut: NonNullable<Slip['cut']> }) {
  return (
    <div className="stack small gap-1">
      <p>
        {reachesNext
          ? m.roadmaps_replan_cut_band({ band: bandLabel(band) })
          : m.roadmaps_replan_cut_held({ band: bandLabel(band) })}
      </p>
      <ul>
        {set_aside.map(({ skill_id, skill_name, points, hours }) => (
          <li key={skill_id}>
            {m.roadmaps_changes_added_line({ skill: skill_name, points: formatNumber(points) })},{' '}
            <span className="muted">{formatHours(hours, 'narrow')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const isAdOpen = ({ closes_on }: Plan): boolean => closes_on !== null && closes_on >= isoDay(new Date());

function CloseDate({ plan }: { plan: Plan }) {
  if (plan.closes_on === null) return null;
  const date = formatDay(plan.closes_on);
  return <p className="small muted">{isAdOpen(plan) ? m.roadmaps_slip_closes({ date }) : m.roadmaps_slip_closed({ date })}</p>;
}

function slipText({ hours_per_week }: Plan, { planned_due_on: planned, move }: Slip): string {
  const hours = formatHours(hours_per_week);
  const date = formatDay(move.due_on);
  return move.due_on > planned
    ? m.roadmaps_slip_text({ hours, date, planned: formatDay(planned) })
    : m.roadmaps_slip_text_same({ hours, date });
}
