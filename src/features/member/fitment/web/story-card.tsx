import Play from 'lucide-react/icons/play';
import { m } from '#platform/messages/messages.js';
import type { CallOutput } from '#platform/browser/api.ts';
import { Cover } from '#platform/ui/art/cover.tsx';
import { Icon } from '#platform/ui/icon.tsx';

type Story = CallOutput<'GET /api/testimonials/get_video_reviews'>['data'][number]['attributes'];

/** The card of a story: cover, person and quote. */
export function StoryCard({ story, onOpen }: { story: Story; onOpen?: () => void }) {
  const content = (
    <>
      <Cover slug={story.thumbnail}>{story.videoId && <Icon of={Play} className="story-play" />}</Cover>
      <span className="card-body">
        <span className="card-title">{story.name}</span>
        <span className="small muted">{story.title}</span>
        <span className="small story-text">{m.fitment_quoted({ text: story.quote })}</span>
      </span>
    </>
  );
  if (!onOpen) return <div className="card">{content}</div>;
  return (
    <button type="button" className="card story" onClick={onOpen}>
      {content}
    </button>
  );
}
