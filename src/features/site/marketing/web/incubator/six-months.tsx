import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import { useInView } from '#platform/ui/hooks/use-in-view.ts';
import { useMediaQuery } from '#platform/ui/hooks/use-media-query.ts';
import { Button } from '#platform/ui/button.tsx';
import { VideoFrame } from '#platform/ui/video-modal.tsx';

const MONTHS = [
  { title: m.incubator_month_1, text: m.incubator_month_1_text, cover: 'month-one-look' },
  { title: m.incubator_month_2, text: m.incubator_month_2_text, cover: 'month-2' },
  { title: m.incubator_month_3, text: m.incubator_month_3_text, cover: 'month-3-ship' },
  { title: m.incubator_month_4, text: m.incubator_month_4_text, cover: 'own-day' },
  { title: m.incubator_month_5, text: m.incubator_month_5_text, cover: 'carry-a-project' },
  { title: m.incubator_month_6, text: m.incubator_month_6_text, cover: 'showcase-6' },
] as const;
const SHOWN_MS = 4500;

/** The film of the incubator: the operator's own, playing without sound; until there is one, six months drawn one after another. */
export function IntroFilm({ videoId }: { videoId: string | null }) {
  if (videoId === null) return <SixMonths />;
  const src = `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&mute=1&loop=1&playlist=${videoId}`;
  return <VideoFrame title={m.incubator_film_video()} src={src} />;
}

/** Plays automatically while visible unless stopped; never with reduced motion. */
function SixMonths() {
  const [month, setMonth] = useState(0);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [wish, setWish] = useState<boolean | null>(null);
  const playing = wish ?? !still;
  const { ref, inView } = useInView();
  useEffect(() => {
    if (!playing || !inView) return undefined;
    const timer = setTimeout(() => setMonth((now) => (now + 1) % MONTHS.length), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [playing, inView, month]);
  const shown = MONTHS[month] ?? MONTHS[0];
  return (
    <section className="film" aria-label={m.incubator_film()} ref={ref}>
      <div className="film-picture">
        {MONTHS.map(({ cover }, index) => (
          <Cover key={cover} slug={cover} className={index === month ? 'film-frame film-now' : 'film-frame'} />
        ))}
        <div className="film-words float">
          <p className="small soft">{m.incubator_film_month({ month: month + 1 })}</p>
          <p className="title-s strong">{shown.title()}</p>
          <p className="small film-text">{shown.text()}</p>
        </div>
      </div>
      <div className="film-controls">
        <Button
          variant="quiet"
          small
          iconOnly
          icon={playing ? Pause : Play}
          label={playing ? m.incubator_film_pause() : m.incubator_film_play()}
          onClick={() => setWish(!playing)}
        />
        <ol className="film-stations">
          {MONTHS.map(({ title, cover }, index) => (
            <li key={cover} className={index <= month ? 'lit' : undefined}>
              <button
                type="button"
                aria-label={`${m.incubator_film_month({ month: index + 1 })}: ${title()}`}
                aria-current={index === month ? 'step' : undefined}
                onClick={() => {
                  setWish(false);
                  setMonth(index);
                }}
              >
                {index + 1}
              </button>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
