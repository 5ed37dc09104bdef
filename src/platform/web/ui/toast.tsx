import { Toast as Base } from '@base-ui/react/toast';
import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useMemo, type ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import { Icon } from './icon.tsx';

type ToastKind = 'good' | 'warn';

export type ToastOptions = {
  kind?: ToastKind;
  /** Undo or Retry; pressing it also closes the toast. */
  action?: { label: string; onPress: () => void };
};

export type Toaster = {
  /** Says one sentence for four seconds; returns the toast's id. */
  show: (text: string, options?: ToastOptions) => string;
  close: (id: string) => void;
};

const VISIBLE_MS = 4000;

/** Holds the toasts; stands once around the page. At most three are seen, and a pointer or the focus on them stops the clock. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <Base.Provider timeout={VISIBLE_MS} limit={3}>
      {children}
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

/** `const toast = useToast(); toast.show(text, { action: { label: 'Undo', onPress: undo } })`. */
export function useToast(): Toaster {
  const { add, close } = Base.useToastManager();
  return useMemo(
    () => ({
      close,
      show: (text, { kind = 'good', action } = {}) => {
        const press = () => {
          action?.onPress();
          close(id);
        };
        const id: string = add({
          title: text,
          type: kind,
          priority: kind === 'warn' ? 'high' : 'low',
          ...(action && { actionProps: { children: action.label, onClick: press } }),
        });
        return id;
      },
    }),
    [add, close],
  );
}
