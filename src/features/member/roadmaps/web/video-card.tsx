import Play from 'lucide-react/icons/play';
import { useCallback, useState, type ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import { Banner } from '#platform/ui/banner.tsx';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Card, CardBody, CardFoot } from '#platform/ui/card.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { SheetBody } from '#platform/ui/sheet.tsx';
import { VideoFrame } from '#platform/ui/video-modal.tsx';
import type { PlanResource } from './queries.ts';
import { ResourceFacts, resourceTitle } from './resource-facts.tsx';
import { truncate } from './truncate.ts';
import { parseVideoLink, type VideoLink } from './video-link.ts';
import './plan.css';

const MAX_TITLE_LENGTH = 20;
const MAX_CAPTION_LENGTH = 50;

/** A video that plays in a dialog, or a link when it cannot be embedded. */
export function VideoCard({ resource, children }: { resource: PlanResource; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const link = parseVideoLink(resource.url);
  const title = resourceTitle(resource);
  const opensInNewTab = link.kind === 'channel' || link.kind === 'page';
  return (
    <Card>
      <Thumbnail resource={resource} link={link} />
      <CardBody>
        <h4 className="card-title">
          {opensInNewTab ? (
            <a href={resource.url} target="_blank" rel="noopener noreferrer" title={title}>
              {truncate(title, MAX_TITLE_LENGTH)}
            </a>
          ) : (
            <button type="button" className="cover-press" title={title} onClick={() => setOpen(true)}>
              {truncate(title, MAX_TITLE_LENGTH)}
            </button>
          )}
        </h4>
        <ResourceFacts resource={resource} />
        <CardFoot>{children}</CardFoot>
      </CardBody>
      {open && (
        <Dialog open size="wide" onOpenChange={setOpen} title={truncate(title, MAX_CAPTION_LENGTH)}>
          <SheetBody>
            <Player resource={resource} link={link} />
          </SheetBody>
        </Dialog>
      )}
    </Card>
  );
}

// The video host's thumbnail over a generated cover, which stays visible when the thumbnail does not load.
function Thumbnail({ resource, link }: { resource: PlanResource; link: VideoLink }) {
  const [broken, setBroken] = useState(false);
  // An image that failed to load before hydration fires no error event afterwards.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setBroken(true);
  }, []);
  return (
    <Cover slug={resource.id} className="video-cover">
      {link.kind === 'video' && !broken && (
        <img
          ref={check}
          className="video-thumb"
          src={link.thumbnail}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setBroken(true)}
        />
      )}
      <span className="play-icon" aria-hidden="true">
        <Icon of={Play} />
      </span>
    </Cover>
  );
}

function Player({ resource, link }: { resource: PlanResource; link: VideoLink }) {
  if (link.kind === 'video' || link.kind === 'playlist')
    return (
      <>
        <VideoFrame title={resourceTitle(resource)} src={link.embed} />
        <ButtonLink variant="quiet" small className="start" href={resource.url} target="_blank" rel="noopener noreferrer">
          {m.roadmaps_open_beside()}
        </ButtonLink>
      </>
    );
  if (link.kind === 'file')
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- the file belongs to another site, which decides whether it has captions
      <video className="video" src={resource.url} controls preload="metadata" />
    );
  return <Banner kind="bad">{m.roadmaps_invalid_video()}</Banner>;
}
