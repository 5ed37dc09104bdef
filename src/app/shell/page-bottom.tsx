import { lazy, Suspense } from 'react';
import { SiteFooter } from './site-footer.tsx';
import type { Visibility } from './visibility.ts';

// Below every page, and a link like any other until its script is there.
const BottomBanner = lazy(async () => ({ default: (await import('./bottom-banner.tsx')).BottomBanner }));

/** The banner and the footer below a page. */
export function PageBottom({ visibility }: { visibility: Visibility }) {
  return (
    <>
      <Suspense>
        <BottomBanner visibility={visibility} />
      </Suspense>
      <SiteFooter visibility={visibility} />
    </>
  );
}
