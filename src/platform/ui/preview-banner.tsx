import { Link } from '@tanstack/react-router';
import { linkTo } from '#platform/browser/link-to.ts';
import { m } from '#platform/messages/messages.js';
import { Banner } from './banner.tsx';
import { TextLink } from './text-link.tsx';

/** Tells editors that readers do not see this page; `to` is its place in the console. */
export function PreviewBanner({ to }: { to: string }) {
  return (
    <div className="pb-4 no-print">
      <Banner kind="warn" action={<TextLink render={<Link {...linkTo(to)} />}>{m.kit_preview_back()}</TextLink>}>
        {m.kit_preview()}
      </Banner>
    </div>
  );
}
