import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatPoints } from '#features/member/fitment/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { useAfterPause } from '#platform/ui/hooks/use-after-pause.ts';
import { lineEffectQuery, type Line } from './queries.ts';
import './tailor.css';

type LineEffectProps = { line: Line; applicationId: string; text: string };

/** What a line in the member's own words would earn, and what it no longer shows; scored when typing pauses. */
export function LineEffect({ line, applicationId, text }: LineEffectProps) {
  const written = useAfterPause(text.trim());
  const effect = useQuery({
    ...lineEffectQuery(applicationId, line.id, written),
    enabled: written !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  const found = effect.data?.data;
  return (
    <div className="line-effect stack gap-1 small" role="status" aria-busy={effect.isFetching}>
      {effect.isError && <p>{m.tailoring_effect_error()}</p>}
      {!effect.isError && !found && written !== '' && <p className="muted">{m.tailoring_effect_loading()}</p>}
      {!effect.isError && found && written !== '' && (
        <>
          <p>
            <strong>
              {found.points === 0 ? m.tailoring_effect_none() : m.tailoring_effect_points({ points: signed(found.points) })}
            </strong>
          </p>
          <ShownStates shows={found.shows} />
          {found.added.length > 0 && <p className="line-added">{m.tailoring_added({ names: found.added.join(', ') })}</p>}
        </>
      )}
    </div>
  );
}

const signed = (points: number): string => (points < 0 ? `−${formatPoints(-points)}` : `+${formatPoints(points)}`);

const STATES = { named: m.tailoring_state_named, same: m.tailoring_state_same, lost: m.tailoring_state_lost };

/** Whether a text names what the line is for, shows it as before, or shows it no more. */
export function ShownStates({ shows }: Pick<Line, 'shows'>) {
  return shows.map(({ label, state }) => (
    <p key={label} className={state === 'lost' ? 'small tailor-refused' : 'small muted'}>
      {STATES[state]({ name: label })}
    </p>
  ));
}
