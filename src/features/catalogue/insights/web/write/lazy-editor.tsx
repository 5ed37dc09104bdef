import { lazy, Suspense, useSyncExternalStore } from 'react';
import { SkeletonText } from '#platform/ui/skeleton.tsx';
import type { EditorProps } from './rich-editor.tsx';

/** The editor weighs more than the rest of the page: it comes when somebody writes, and only in a browser. */
const Editor = lazy(async () => ({ default: (await import('./rich-editor.tsx')).RichEditor }));
const never = () => () => undefined;

export function LazyEditor(props: EditorProps) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const waiting = (
    <div className="editor editor-waiting">
      <SkeletonText lines={4} />
    </div>
  );
  return inBrowser ? (
    <Suspense fallback={waiting}>
      <Editor {...props} />
    </Suspense>
  ) : (
    waiting
  );
}
