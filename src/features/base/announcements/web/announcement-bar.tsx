import { Link } from '@tanstack/react-router';
import X from 'lucide-react/icons/x';
import { linkTo } from '#platform/browser/link-to.ts';
import { foreignLanguageTag, localizePath } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { useKeepCampaign } from '#platform/ui/campaign.tsx';
import type { Announcement } from './queries.ts';

type AnnouncementBarProps = {
  id: string;
  attributes: Omit<Announcement['attributes'], 'paths'>;
  /** The page to which closing it leads back where no script has loaded yet. */
  returnTo: string;
  onDismiss: () => void;
};

/** One announcement, as wide as the page. */
export function AnnouncementBar({ id, attributes, returnTo, onDismiss }: AnnouncementBarProps) {
  const { text, link, link_text, dismissible } = attributes;
  const keepCampaign = useKeepCampaign();
  return (
    <aside className="top-banner no-print" aria-label={m.announcements_label()}>
      <div className="container small flex items-center justify-center gap-2">
        <p lang={foreignLanguageTag(text)}>
          {text}{' '}
          {link.startsWith('/') ? (
            <Link className="link" {...linkTo(link)}>
              {link_text}
            </Link>
          ) : (
            link !== '' && (
              <a className="link" href={link} target="_blank" rel="noopener noreferrer">
                {link_text}
              </a>
            )
          )}
        </p>
        {dismissible && (
          <form
            method="post"
            action={`/api/announcements/${id}/dismiss`}
            onSubmit={(event) => {
              event.preventDefault();
              onDismiss();
            }}
          >
            <input type="hidden" name="return_to" value={localizePath(keepCampaign(returnTo))} />
            <Button type="submit" variant="bare" small iconOnly icon={X} label={m.announcements_dismiss()} />
          </form>
        )}
      </div>
    </aside>
  );
}
