import { lazy, Suspense, type ComponentType } from 'react';
import { DialogLoading } from './dialog-loading.tsx';

/** A dialog that is rendered once it is asked for and loaded then; the press that asked is answered at once. */
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Dialog = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return function LazyDialog(props) {
    return (
      <Suspense fallback={<DialogLoading />}>
        <Dialog {...props} />
      </Suspense>
    );
  };
}
