import { Link } from '@tanstack/react-router';
import { linkTo } from '#platform/browser/link-to.ts';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';

/** Tells editors that readers do not see this article. */
export function PreviewBanner({ slug }: { slug: string }) {
  return (
    <div className="container page-top no-print">
      <Banner
        kind="warn"
        action={<TextLink render={<Link {...linkTo(`/staff/articles/${slug}`)} />}>{m.blog_preview_back()}</TextLink>}
      >
        {m.blog_preview()}
      </Banner>
    </div>
  );
}
