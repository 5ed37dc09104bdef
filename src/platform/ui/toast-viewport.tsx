import { Toast as Base } from '@base-ui/react/toast';
import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect } from 'react';
import { m } from '#platform/messages/messages.js';
import { Icon } from './icon.tsx';
import { toastManager } from './toast-manager.ts';

/** How long a message without an action stays. */
const VISIBLE_MS = 4000;

/** The container of toasts; loaded with the first of them. `onReady` is called once it can show toasts. */
export function ToastViewport({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return (
    <Base.Provider timeout={VISIBLE_MS} limit={3} toastManager={toastManager}>
      <Base.Portal>
        <Base.Viewport className="toasts no-print" aria-label={m.kit_notifications()}>
          <Toasts />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

function Toasts() {
  const { toasts } = Base.useToastManager();
  return toasts.map((toast) => (
    <Base.Root key={toast.id} toast={toast} className="toast" swipeDirection={['down', 'right']}>
      <Base.Content>
        {toast.type === 'warn' ? <Icon of={TriangleAlert} small className="warn" /> : <Icon of={Check} small />}
        <Base.Title render={<p />} />
        {toast.actionProps && <Base.Action />}
      </Base.Content>
    </Base.Root>
  ));
}
