import { m } from '#platform/messages/messages.js';
import { useToast } from '#platform/ui/toast.tsx';

/** Says what was done and offers to undo it; `told` says whether the undo worked. */
export function useUndo() {
  const toast = useToast();
  return {
    offer: (done: string, onPress: () => void) => {
      toast.show(done, { action: { label: m.members_undo(), onPress } });
    },
    told: {
      onSuccess: () => {
        toast.show(m.content_undone());
      },
      onError: (error: Error) => {
        toast.show(error.message, { kind: 'warn' });
      },
    },
  };
}
