import { BottomBanner } from './bottom-banner.tsx';
import { SiteFooter } from './site-footer.tsx';
import type { FramePart } from './visibility.ts';

/** What stands below every page. */
export function PageEnd({ shown }: { shown: FramePart }) {
  return (
    <>
      <BottomBanner shown={shown} />
      <SiteFooter shown={shown} />
    </>
  );
}
