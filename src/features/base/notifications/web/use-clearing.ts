import { m } from '#platform/messages/messages.js';
import { useToast } from '#platform/ui/toast.tsx';
import { useClearNotification, useClearNotifications, useUndoClear } from './queries.ts';

/** Clears one or all notifications, with undo while the toast is shown. */
export function useClearing() {
  const [clearOne, clearEvery, undo] = [useClearNotification(), useClearNotifications(), useUndoClear()];
  const toast = useToast();
  const warn = (error: Error) => void toast.show(error.message, { kind: 'warn' });
  const showUndo = () =>
    void toast.show(m.notifications_cleared(), {
      action: { label: m.notifications_undo(), onPress: () => undo.mutate({}, { onError: warn }) },
    });
  return {
    clear: (id: string) => clearOne.mutate({ params: { id } }, { onSuccess: showUndo, onError: warn }),
    clearAll: () => clearEvery.mutate({}, { onSuccess: showUndo, onError: warn }),
  };
}
