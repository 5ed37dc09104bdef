import { lazy, Suspense } from 'react';
import type { Visibility } from './visibility.ts';

// Below every page, and links like any others until their script is there.
const BottomBanner = lazy(async () => ({ default: (await import('./bottom-banner.tsx')).BottomBanner }));
const SiteFooter = lazy(async () => ({ default: (await import('./site-footer.tsx')).SiteFooter }));

/** The banner and the footer below a page. */
export function PageBottom({ visibility }: { visibility: Visibility }) {
  return (
    <Suspense>
      <BottomBanner visibility={visibility} />
      <SiteFooter visibility={visibility} />
    </Suspense>
  );
}
