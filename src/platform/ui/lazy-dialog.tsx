import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { DialogLoading } from './dialog-loading.tsx';

/** A dialog whose code is loaded when it first opens; a spinner shows meanwhile. */
export function lazyDialog<Dialog extends (props: never) => ReactNode>(load: () => Promise<Dialog>): Dialog {
  const Loaded = lazy(async () => ({ default: (await load()) as unknown as ComponentType<object> }));
  const LazyDialog = (props: object) => (
    <Suspense fallback={<DialogLoading />}>
      <Loaded {...props} />
    </Suspense>
  );
  return LazyDialog as unknown as Dialog;
}
