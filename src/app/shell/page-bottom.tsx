import { BottomBanner } from './bottom-banner.tsx';
import { SiteFooter } from './site-footer.tsx';
import type { Visibility } from './visibility.ts';

/** The banner and the footer below a page. */
export function PageBottom({ visibility }: { visibility: Visibility }) {
  return (
    <>
      <BottomBanner visibility={visibility} />
      <SiteFooter visibility={visibility} />
    </>
  );
}
