import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import type { CallOutput } from '#platform/browser/api.ts';
import { Cover } from '#platform/ui/art/cover.tsx';
import { Carousel } from '#platform/ui/carousel.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { SheetBody } from '#platform/ui/sheet.tsx';
import { VideoFrame } from '#platform/ui/video-modal.tsx';
import { storiesQuery } from './queries.ts';
import { StoryCard } from './story-card.tsx';

type Story = CallOutput<'GET /api/testimonials/get_video_reviews'>['data'][number];

/** Success stories of members; opening one plays its video or shows its text. */
export function Stories() {
  const stories = useQuery(storiesQuery());
  const [openStory, setOpenStory] = useState<Story | null>(null);
  if (!stories.data || stories.data.data.length === 0) return null;
  return (
    <section aria-labelledby="stories">
      <Carousel
        heading={<h2 id="stories">{m.fitment_stories()}</h2>}
        label={m.fitment_stories()}
        slides={{ wide: 4, medium: 3, small: 1.3 }}
      >
        {stories.data.data.map((story) => (
          <StoryCard key={story.id} story={story.attributes} onOpen={() => setOpenStory(story)} />
        ))}
      </Carousel>
      {stories.data.data.some(({ attributes }) => attributes.sample) && (
        <p className="small muted stories-sample">{m.fitment_stories_sample()}</p>
      )}
      {openStory && (
        <Dialog
          open
          onOpenChange={(next) => !next && setOpenStory(null)}
          title={openStory.attributes.name}
          subtitle={openStory.attributes.title}
        >
          <SheetBody>
            {openStory.attributes.videoId ? (
              <VideoFrame
                title={openStory.attributes.name}
                src={`https://www.youtube-nocookie.com/embed/${openStory.attributes.videoId}`}
              />
            ) : (
              <Cover slug={openStory.attributes.thumbnail} />
            )}
            <p className="lead">{m.fitment_quoted({ text: openStory.attributes.story })}</p>
          </SheetBody>
        </Dialog>
      )}
    </section>
  );
}
