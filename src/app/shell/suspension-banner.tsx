import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';

/** Tells suspended members what they can still do, and where the reason is. */
export function SuspensionBanner() {
  return (
    <div className="container page-top no-print">
      <Banner
        kind="warn"
        action={<TextLink render={<Link to="/settings/decisions" />}>{m.moderation_suspended_link()}</TextLink>}
      >
        {m.moderation_suspended_banner()}
      </Banner>
    </div>
  );
}
