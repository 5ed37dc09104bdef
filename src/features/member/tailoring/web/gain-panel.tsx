import { bandName, bandOf, formatPoints, Points } from '#features/member/fitment/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Panel } from '#platform/ui/panel.tsx';
import type { Tailoring } from './queries.ts';
import './tailor.css';

/** From the score as it was to the score with the lines: what was taken, what is open, and where the next band begins. */
export function GainPanel({ tailoring }: { tailoring: Tailoring }) {
  const { points, line_count: count, lines, total, unlocked } = tailoring;
  if (count === 0 || (points.all === 0 && points.taken === 0)) return null;
  const taken = lines.filter(({ state }) => state === 'taken').length;
  if (total === null)
    return (
      <Panel className="row gap-x-4 gap-y-1 [--pad:20px]">
        <p className="gain-figure num" aria-hidden="true">
          +{formatPoints(points.all)}
        </p>
        <p className="min-w-0 flex-[1_1_220px]">
          <span className="visually-hidden">{formatPoints(points.all)} </span>
          {m.tailoring_possible_points({ count })}
          <span className="block small muted">{m.tailoring_scored()}</span>
        </p>
      </Panel>
    );
  return (
    <Panel className="gain-panel stack items-center gap-x-10 gap-y-5 [--pad:20px]">
      <div className="row flex-nowrap gap-4" role="status" aria-label={m.tailoring_score_now()}>
        <b className="gain-figure num">{formatPoints(total + points.taken)}</b>
        <p className="small muted">
          <Points exact value={points.taken} /> {m.tailoring_by_words()}
          <br />
          {unlocked && taken === count ? m.tailoring_all_taken({ count }) : m.tailoring_taken_of({ taken, count })}
        </p>
      </div>
      <GainBar tailoring={tailoring} before={total} />
    </Panel>
  );
}

/** The share of the bar before the score begins, and after the last mark. */
const LEAD = 0.26;
const REST = 0.1;

function GainBar({ tailoring: { points, lines, goal, band }, before }: { tailoring: Tailoring; before: number }) {
  const possible = before + points.all;
  const last = Math.max(possible, before + points.taken, goal?.total ?? 0);
  const range = (last - before || 1) / (1 - LEAD - REST);
  const start = Math.max(0, before - range * LEAD);
  const at = (total: number) => `${Math.min(100, Math.max(0, ((total - start) / range) * 100))}%`;
  const ordered = (['taken', 'open'] as const).flatMap((state) =>
    lines.filter((line) => line.state === state && line.points > 0),
  );
  const texts = { before: formatPoints(before), now: formatPoints(before + points.taken), possible: formatPoints(possible) };
  const isAllTaken = points.taken === points.all;
  // Beyond this share of the bar its label would not fit to its right.
  const isLate = (possible - start) / range > 0.7;
  const goalText = goal ? m.tailoring_bar_goal({ band: bandName(goal.band), total: goal.total }) : '';
  return (
    <div className={`gain-bar band-${band}`} role="img" aria-label={`${m.tailoring_bar(texts)} ${goalText}`.trim()}>
      <div className="gain-track">
        <i className="gain-base" style={{ '--from': '0%', '--to': at(before) }} />
        {ordered.map((line, index) => {
          const from = before + sum(ordered.slice(0, index));
          return (
            <i
              key={line.id}
              className={`gain-part band-${bandOf(from + line.points)}`}
              data-state={line.state}
              style={{ '--from': at(from), '--to': at(from + line.points) }}
            />
          );
        })}
      </div>
      {goal && (
        <>
          <i className={`gain-goal band-${goal.band}`} style={{ '--from': at(goal.total) }} />
          <small className={`gain-label gain-above band-${goal.band}`} style={{ '--from': at(goal.total) }}>
            <b>{goal.total}</b> {bandName(goal.band)}
          </small>
        </>
      )}
      <small className="gain-label gain-before" style={{ '--from': at(before) }}>
        {texts.before} {m.tailoring_bar_before()}
      </small>
      {points.all > 0 && (
        <small className={isLate ? 'gain-label gain-before' : 'gain-label'} style={{ '--from': at(possible) }}>
          <b>{texts.possible}</b> {isAllTaken ? m.tailoring_bar_now() : m.tailoring_bar_possible()}
        </small>
      )}
    </div>
  );
}

const sum = (lines: readonly { points: number }[]): number => lines.reduce((all, { points }) => all + points, 0);
