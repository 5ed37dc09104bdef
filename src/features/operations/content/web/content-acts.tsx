import FilePen from 'lucide-react/icons/file-pen';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash-2';
import { ReasonAct, useUndo } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import type { Publication, PublicationState } from '#platform/contract/publication.ts';
import type { IconShape } from '#platform/ui/icon.tsx';

type Step = {
  next: PublicationState;
  label: () => string;
  icon: IconShape;
  title: (input: { name: string }) => string;
  text: () => string;
  done: () => string;
};

const PUBLISH: Step = {
  next: 'published',
  label: m.content_publish,
  icon: Send,
  title: m.content_publish_title,
  text: m.content_publish_text,
  done: m.content_published,
};
const UNPUBLISH: Step = {
  next: 'draft',
  label: m.content_unpublish,
  icon: FilePen,
  title: m.content_unpublish_title,
  text: m.content_unpublish_text,
  done: m.content_unpublished,
};
const DELETE: Step = {
  next: 'deleted',
  label: m.content_delete,
  icon: Trash2,
  title: m.content_delete_title,
  text: m.content_delete_text,
  done: m.content_deleted,
};
const RESTORE: Step = {
  next: 'draft',
  label: m.content_restore,
  icon: RotateCcw,
  title: m.content_restore_title,
  text: m.content_restore_text,
  done: m.content_restored,
};

const STEPS: Readonly<Record<Publication, readonly Step[]>> = {
  draft: [PUBLISH, DELETE],
  scheduled: [UNPUBLISH, DELETE],
  shown: [UNPUBLISH, DELETE],
  ended: [UNPUBLISH, DELETE],
  deleted: [RESTORE],
};

type StateInput = { version: number; state: PublicationState; reason: string };
type Options = {
  onSuccess: (answer: { data: { attributes: { version: number } } }) => void;
  onError?: (error: Error) => void;
};

export type ContentActsProps = {
  name: string;
  state: Publication;
  version: number;
  change: { error: Error | null; isPending: boolean; reset: () => void };
  /** Sends the change of this one. */
  send: (json: StateInput, options: Options) => void;
};

/** Publishing, unpublishing, deleting and restoring, each with its reason and an undo. */
export function ContentActs({ name, state, version, change, send }: ContentActsProps) {
  const { offer, told } = useUndo();
  const before: PublicationState = state === 'draft' || state === 'deleted' ? state : 'published';
  return STEPS[state].map(({ next, label, icon, title, text, done }) => (
    <ReasonAct
      key={next}
      label={label()}
      icon={icon}
      variant={next === 'published' ? 'solid' : 'quiet'}
      danger={next === 'deleted'}
      title={title({ name })}
      text={text()}
      change={change}
      onSave={(reason, close) =>
        send(
          { version, state: next, reason },
          {
            onSuccess: ({ data }) => {
              close();
              const back = { version: data.attributes.version, state: before, reason: m.members_undone() };
              offer(done(), () => send(back, told));
            },
          },
        )
      }
    />
  ));
}
