import { m } from '#platform/messages/messages.js';
import { useToast } from '#platform/ui/toast.tsx';
import { useRemoveEntry, useRestoreEntry, useSetStage, useUndoStage, type Entry, type Stage } from './queries.ts';
import { eventLabel } from './tracker-labels.ts';

/** Actions on an entry; each is confirmed by a toast, most with an undo button. */
export function useTracking({ id, attributes }: Entry) {
  const toast = useToast();
  const [setStage, undo, remove, restore] = [useSetStage(), useUndoStage(), useRemoveEntry(), useRestoreEntry()];
  const params = { id };
  const onError = (error: Error) => void toast.show(error.message, { kind: 'warn' });
  const knownIds = new Set(attributes.timeline.map((event) => event.id));
  const undoStage = (stage_id: string) => undo.mutate({ params: { id, stage_id } }, { onError });
  return {
    move: (stage: Stage, options: { on?: string; note?: string; onDone?: () => void } = {}) => {
      const { onDone, ...json } = options;
      setStage.mutate(
        { params, json: { stage, ...json } },
        {
          onError,
          onSuccess: ({ data }) => {
            onDone?.();
            const newId = data.attributes.timeline.find((event) => event.id && !knownIds.has(event.id))?.id;
            toast.show(
              m.tracker_moved({ title: attributes.title, stage: eventLabel(stage) }),
              newId ? { action: { label: m.tracker_undo(), onPress: () => undoStage(newId) } } : {},
            );
          },
        },
      );
    },
    moving: setStage.isPending,
    undoStage,
    remove: (onDone?: () => void) =>
      remove.mutate(
        { params },
        {
          onError,
          onSuccess: () => {
            onDone?.();
            const text = attributes.job_application_id || attributes.form ? m.tracker_removed_kept() : m.tracker_removed();
            toast.show(text, { action: { label: m.tracker_undo(), onPress: () => restore.mutate({ params }, { onError }) } });
          },
        },
      ),
    restore: () => restore.mutate({ params }, { onError, onSuccess: () => void toast.show(m.tracker_restored()) }),
  };
}
