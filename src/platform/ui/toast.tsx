import {
  createContext,
  lazy,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { takeFlashMessage } from '#platform/browser/flash-message.ts';
import type { toastManager } from './toast-manager.ts';

type ToastKind = 'good' | 'warn';

export type ToastOptions = {
  kind?: ToastKind;
  /** Undo or Retry; pressing it also closes the toast. */
  action?: { label: string; onPress: () => void };
};

export type Toaster = {
  /** Shows a message for four seconds, or for ten if it has an action; returns the toast's id. */
  show: (text: string, options?: ToastOptions) => string;
  close: (id: string) => void;
};

type Manager = typeof toastManager;

const LazyToastViewport = lazy(async () => ({ default: (await import('./toast-viewport.tsx')).ToastViewport }));
const ToastContext = createContext<Toaster | null>(null);
/** How long a message with an action stays: it is read, thought about and reached, by some with the keyboard. */
const ACTION_VISIBLE_MS = 10_000;
let toastCount = 0;

/** Provides toasts to the page. At most three are visible, and hover or focus pauses the timer. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [isNeeded, setNeeded] = useState(false);
  const manager = useRef<Manager | null>(null);
  const pendingActions = useRef<((manager: Manager) => void)[]>([]);
  const ready = useCallback(() => {
    void import('./toast-manager.ts').then((loaded) => {
      manager.current = loaded.toastManager;
      for (const action of pendingActions.current.splice(0)) action(loaded.toastManager);
    });
  }, []);
  const toaster = useMemo(() => {
    const withManager = (action: (manager: Manager) => void) => {
      if (manager.current) return action(manager.current);
      pendingActions.current.push(action);
      setNeeded(true);
    };
    const close = (id: string) => withManager((loadedManager) => loadedManager.close(id));
    const show = (text: string, { kind = 'good', action }: ToastOptions = {}) => {
      toastCount += 1;
      const id = `toast-${toastCount}`;
      const press = () => {
        action?.onPress();
        close(id);
      };
      withManager((loadedManager) =>
        loadedManager.add({
          id,
          title: text,
          type: kind,
          priority: kind === 'warn' ? 'high' : 'low',
          ...(action && { timeout: ACTION_VISIBLE_MS, actionProps: { children: action.label, onClick: press } }),
        }),
      );
      return id;
    };
    return { close, show };
  }, []);
  useEffect(() => {
    const message = takeFlashMessage();
    if (message) toaster.show(message);
  }, [toaster]);
  return (
    <ToastContext value={toaster}>
      {children}
      {isNeeded && (
        <Suspense>
          <LazyToastViewport onReady={ready} />
        </Suspense>
      )}
    </ToastContext>
  );
}

/** `const toast = useToast(); toast.show(text, { action: { label: 'Undo', onPress: undo } })`. */
export function useToast(): Toaster {
  const toaster = useContext(ToastContext);
  if (!toaster) throw new Error('useToast needs a ToastProvider above it');
  return toaster;
}
