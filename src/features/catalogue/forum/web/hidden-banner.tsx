import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';

/** Informs the author that their post is hidden, and why. */
export function HiddenBanner({ reason }: { reason: string }) {
  return <Banner kind="warn">{m.forum_hidden({ reason })}</Banner>;
}
