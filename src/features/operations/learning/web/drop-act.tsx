import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import { ReasonAct, useUndo } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { reasonFor } from './reason-for.ts';

type Options = {
  onSuccess: (answer: { data: { attributes: { version: number } } }) => void;
  onError?: (error: Error) => void;
};

type DropActProps = {
  dropped: boolean;
  version: number;
  /** The reports that wait for an answer, which dropping it is. */
  reports: number;
  change: { error: Error | null; isPending: boolean; reset: () => void };
  /** The titles and texts of both dialogs, and what is said once each is done. */
  texts: Record<'drop' | 'dropText' | 'dropped' | 'restore' | 'restoreText' | 'restored', string>;
  send: (json: { version: number; dropped: boolean; reason: string }, options: Options) => void;
};

/** Takes a thing out of use or brings it back, with a reason and an undo. */
export function DropAct({ dropped, version, reports, change, texts, send }: DropActProps) {
  const { offer, told } = useUndo();
  const reason = reasonFor(dropped ? 0 : reports);
  return (
    <ReasonAct
      label={dropped ? m.learning_restore() : m.learning_drop()}
      icon={dropped ? RotateCcw : Trash2}
      danger={!dropped}
      title={dropped ? texts.restore : texts.drop}
      text={dropped ? texts.restoreText : texts.dropText}
      {...(reason && { reason })}
      change={change}
      onSave={(words, close) =>
        send(
          { version, dropped: !dropped, reason: words },
          {
            onSuccess: ({ data }) => {
              close();
              const back = { version: data.attributes.version, dropped, reason: m.members_undone() };
              offer(dropped ? texts.restored : texts.dropped, () => send(back, told));
            },
          },
        )
      }
    />
  );
}
