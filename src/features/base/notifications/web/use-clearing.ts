import { m } from '#platform/messages/messages.js';
import { useToast } from '#platform/ui/toast.tsx';
import { useClearNotification, useClearNotifications, useUndoClear } from './queries.ts';

/** Clears one or all notifications, with undo while the toast is shown. */
export function useClearing() {
  const [one, all, undo] = [useClearNotification(), useClearNotifications(), useUndoClear()];
  const toast = useToast();
  const warn = (error: Error) => void toast.show(error.message, { kind: 'warn' });
  const cleared = () =>
    void toast.show(m.notifications_cleared(), {
      action: { label: m.notifications_undo(), onPress: () => undo.mutate({}, { onError: warn }) },
    });
  return {
    clear: (id: string) => one.mutate({ params: { id } }, { onSuccess: cleared, onError: warn }),
    clearAll: () => all.mutate({}, { onSuccess: cleared, onError: warn }),
  };
}
