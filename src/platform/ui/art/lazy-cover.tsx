import { lazy, Suspense, type ComponentProps } from 'react';
import type { Cover } from './cover.tsx';

// Where the script cannot be loaded, as on a page that says so, the picture is left out.
const Loaded = lazy(async () => {
  try {
    return { default: (await import('./cover.tsx')).Cover };
  } catch {
    return { default: () => <span className="cover" /> };
  }
});

/** A cover for what every page has, so that what draws covers is no part of every page. */
export function LazyCover(props: ComponentProps<typeof Cover>) {
  return (
    <Suspense fallback={<span className="cover" />}>
      <Loaded {...props} />
    </Suspense>
  );
}
