import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { EditConflict } from '#platform/ui/edit-conflict.tsx';
import { useEditedFields } from '#platform/ui/hooks/use-edited-fields.ts';
import { TextArea } from '#platform/ui/text-area.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useChangeEntry, type Entry } from './queries.ts';
import { useLoadEntry } from './use-load-entry.ts';

/** The member's notes, saved on blur or with the button. */
export function EntryNotes({ entry: { id, attributes } }: { entry: Entry }) {
  const loadEntry = useLoadEntry(id);
  const edit = useEditedFields({ notes: attributes.notes }, async () => ({ notes: (await loadEntry()).notes }));
  const { notes } = edit.values;
  const change = useChangeEntry();
  const toast = useToast();
  const changed = notes !== attributes.notes;
  const save = () => {
    if (!changed || change.isPending || edit.conflict) return;
    change.mutate(
      { params: { id }, json: edit.change },
      {
        // The server removes white space at both ends; what was typed meanwhile stays.
        onSuccess: ({ data }) => {
          edit.saved({ notes }, { notes: data.attributes.notes });
          toast.show(m.tracker_notes_saved());
        },
        onError: edit.onError,
      },
    );
  };
  return (
    <div className="stack gap-2">
      <TextArea
        label={m.tracker_notes()}
        hint={m.tracker_notes_hint()}
        error={edit.conflict ? undefined : change.error?.message}
        rows={5}
        maxLength={5000}
        value={notes}
        onChange={(event) => edit.set({ notes: event.target.value })}
        onBlur={save}
      />
      <EditConflict conflict={edit.conflict} labels={{ notes: m.tracker_notes() }} onChoice={change.reset} />
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
