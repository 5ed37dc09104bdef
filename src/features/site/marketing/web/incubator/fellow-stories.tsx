import { useSuspenseQuery } from '@tanstack/react-query';
import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import type { CallOutput } from '#platform/browser/api.ts';
import { Cover } from '#platform/ui/art/cover.tsx';
import { Carousel } from '#platform/ui/carousel.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { SheetBody } from '#platform/ui/sheet.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { VideoFrame } from '#platform/ui/video-modal.tsx';
import { incubatorQuery } from '../queries.ts';
import './individuals.css';

type Fellow = CallOutput<'GET /api/incubator'>['data']['attributes']['fellows'][number];

/** Stories of fellows, as video or text; examples are labelled. */
export function FellowStories() {
  const { fellows } = useSuspenseQuery(incubatorQuery()).data.data.attributes;
  const [open, setOpen] = useState<Fellow | null>(null);
  if (fellows.length === 0) return null;
  return (
    <section className="section container section-tight" aria-labelledby="fellows">
      <Carousel
        heading={<h2 id="fellows">{m.incubator_stories()}</h2>}
        label={m.incubator_stories()}
        slides={{ wide: 4, medium: 3, small: 1.3 }}
      >
        {fellows.map((fellow) => (
          <button key={fellow.id} type="button" className="card story" onClick={() => setOpen(fellow)}>
            <Cover slug={fellow.thumbnail}>
              {fellow.videoId && <Icon of={Play} className="story-play" />}
              {fellow.sample && <Tag tone="solid">{m.incubator_sample()}</Tag>}
            </Cover>
            <span className="card-body">
              <span className="card-title">{fellow.name}</span>
              <span className="small muted">{fellow.title}</span>
              <span className="small story-text">{fellow.story}</span>
            </span>
          </button>
        ))}
      </Carousel>
      {fellows.some(({ sample }) => sample) && <p className="small muted stories-note">{m.incubator_stories_note()}</p>}
      {open && (
        <Dialog open onOpenChange={(next) => !next && setOpen(null)} title={open.name} subtitle={open.title}>
          <SheetBody>
            {open.videoId ? (
              <VideoFrame title={open.name} src={`https://www.youtube-nocookie.com/embed/${open.videoId}`} />
            ) : (
              <Cover slug={open.thumbnail}>{open.sample && <Tag tone="solid">{m.incubator_sample()}</Tag>}</Cover>
            )}
            <p className="lead">{open.story}</p>
          </SheetBody>
        </Dialog>
      )}
    </section>
  );
}
