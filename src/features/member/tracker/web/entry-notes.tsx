import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useChangeEntry, type Entry } from './queries.ts';

/** The member's notes, saved on blur or with the button. */
export function EntryNotes({ entry: { id, attributes } }: { entry: Entry }) {
  const [notes, setNotes] = useState(attributes.notes);
  const change = useChangeEntry();
  const toast = useToast();
  const changed = notes !== attributes.notes;
  const save = () => {
    if (!changed || change.isPending) return;
    change.mutate(
      { params: { id }, json: { notes } },
      {
        // The server removes white space at both ends; what was typed meanwhile stays.
        onSuccess: ({ data }) => {
          setNotes((current) => (current === notes ? data.attributes.notes : current));
          toast.show(m.tracker_notes_saved());
        },
      },
    );
  };
  return (
    <div className="stack gap-2">
      <TextArea
        label={m.tracker_notes()}
        hint={m.tracker_notes_hint()}
        error={change.error?.message}
        rows={5}
        maxLength={5000}
        value={notes}
        onChange={(event) => setNotes(event.target.value)}
        onBlur={save}
      />
      {changed && (
        <div className="row">
          <Button variant="quiet" small loading={change.isPending} onClick={save}>
            {m.tracker_notes_save()}
          </Button>
        </div>
      )}
    </div>
  );
}
