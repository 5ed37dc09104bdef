import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';

/** Informs the author and staff that a post is hidden, and why. */
export function HiddenBanner({ reason }: { reason: string }) {
  return <Banner kind="warn">{m.forum_hidden({ reason })}</Banner>;
}
