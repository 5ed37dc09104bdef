import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { ReasonForm } from '#platform/ui/reason-form.tsx';
import { useRemoveEvent } from './queries.ts';

/** Removes an event, for editors, who say why. */
export function RemoveEvent({ slug, title }: { slug: string; title: string }) {
  const [isOpen, setOpen] = useState(false);
  const remove = useRemoveEvent();
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="bare" small danger icon={Trash2} onClick={() => setOpen(true)}>
        {m.communities_event_remove()}
      </Button>
      {isOpen && (
        <ReasonForm
          title={m.communities_event_remove_title({ title })}
          text={m.communities_event_remove_text()}
          save={m.communities_event_remove()}
          change={remove}
          onSave={(reason) => remove.mutate({ params: { slug }, query: { reason } }, { onSuccess: close })}
          onClose={close}
        />
      )}
    </>
  );
}
