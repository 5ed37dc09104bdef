import { useSuspenseQuery } from '@tanstack/react-query';
import { m } from '#platform/messages/messages.js';
import { Avatar } from '#platform/ui/art/avatar.tsx';
import { testimonialsQuery, type Testimonial } from './queries.ts';
import './home.css';

const MAX_STORIES = 3;

/** Three people and what their report changed. */
export function ThreeStories() {
  const { data } = useSuspenseQuery(testimonialsQuery());
  if (data.data.length === 0) return null;
  return (
    <section className="section container" aria-labelledby="stories">
      <div className="section-head">
        <h2 id="stories">{m.marketing_stories()}</h2>
      </div>
      <div className="grid [--min:300px] gap-5">
        {data.data.slice(0, MAX_STORIES).map(({ id, attributes }) => (
          <Story key={id} story={attributes} />
        ))}
      </div>
      {data.data.some(({ attributes }) => attributes.sample) && (
        <p className="small muted stories-sample">{m.marketing_stories_sample()}</p>
      )}
    </section>
  );
}

function Story({ story }: { story: Testimonial['attributes'] }) {
  return (
    <figure className="panel story-quote">
      <blockquote>{m.marketing_quoted({ text: story.quote })}</blockquote>
      <div className="stack">
        {story.moved && <ScoreChange {...story.moved} />}
        <figcaption className="row story-author">
          <Avatar name={story.name} size={40} />
          <span>
            <span className="strong story-author-name">{story.name}</span>
            <span className="small muted">{story.title}</span>
          </span>
        </figcaption>
      </div>
    </figure>
  );
}

/** The score before and after, with a bar that shows the increase. */
function ScoreChange({ from, to }: { from: number; to: number }) {
  return (
    <div className="score-change">
      <span className="muted" aria-hidden="true">
        {from}
      </span>
      <span className="visually-hidden">{m.marketing_score_change({ from, to })}</span>
      <span className="bar band-good" aria-hidden="true">
        <i className="before" style={{ '--share': `${from}%` }} />
        <i style={{ '--share': `${to - from}%` }} />
      </span>
      <span aria-hidden="true">{to}</span>
    </div>
  );
}
