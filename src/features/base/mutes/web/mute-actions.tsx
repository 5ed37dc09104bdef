import { useQuery } from '@tanstack/react-query';
import Ban from 'lucide-react/icons/ban';
import Eye from 'lucide-react/icons/eye';
import VolumeX from 'lucide-react/icons/volume-x';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { mutesQuery } from './queries.ts';
import { useMuteActs, type Muted } from './use-mute-acts.ts';

type MuteActionsProps = { muted: readonly Muted[]; onDone: () => void };

/** Mutes what is shown: its author, who may also be blocked, and a board. */
export function MuteActions({ muted, onDone }: MuteActionsProps) {
  const mutes = useQuery(mutesQuery());
  const { start, end } = useMuteActs();
  if (muted.length === 0) return null;
  return (
    <fieldset className="stack gap-2">
      <legend className="label">{m.mutes_or()}</legend>
      <div className="row gap-2">
        {muted.map((object) => {
          const current = mutes.data?.data.find(
            ({ attributes }) => attributes.object_type === object.type && attributes.slug === object.slug,
          )?.attributes;
          const press = (act: () => Promise<void>) => () => {
            onDone();
            void act();
          };
          if (current)
            return (
              <Button key={object.type} variant="quiet" small icon={Eye} onClick={press(() => end({ ...object, ...current }))}>
                {m.mutes_end_named({ name: object.name })}
              </Button>
            );
          return (
            <span key={object.type} className="row gap-2">
              <Button variant="quiet" small icon={VolumeX} onClick={press(() => start(object, false))}>
                {object.type === 'board' ? m.mutes_mute_board() : m.mutes_mute({ name: object.name })}
              </Button>
              {object.type === 'user' && (
                <Button variant="quiet" small danger icon={Ban} onClick={press(() => start(object, true))}>
                  {m.mutes_block({ name: object.name })}
                </Button>
              )}
            </span>
          );
        })}
      </div>
      <p className="small muted">{m.mutes_what()}</p>
    </fieldset>
  );
}
