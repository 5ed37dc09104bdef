import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import { useInView } from '#platform/ui/hooks/use-in-view.ts';
import { useMediaQuery } from '#platform/ui/hooks/use-media-query.ts';
import { Button } from '#platform/ui/button.tsx';
import { VideoFrame } from '#platform/ui/video-modal.tsx';
import './intro-video.css';

const MONTHS = [
  { title: m.incubator_month_1, text: m.incubator_month_1_text, cover: 'month-one-look' },
  { title: m.incubator_month_2, text: m.incubator_month_2_text, cover: 'month-2' },
  { title: m.incubator_month_3, text: m.incubator_month_3_text, cover: 'month-3-ship' },
  { title: m.incubator_month_4, text: m.incubator_month_4_text, cover: 'own-day' },
  { title: m.incubator_month_5, text: m.incubator_month_5_text, cover: 'carry-a-project' },
  { title: m.incubator_month_6, text: m.incubator_month_6_text, cover: 'showcase-6' },
] as const;
const SLIDE_MS = 4500;

/** The intro of the incubator: the operator's video, muted; without one, slides of the six months. */
export function IntroVideo({ videoId }: { videoId: string | null }) {
  if (videoId === null) return <MonthSlides />;
  const src = `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&mute=1&loop=1&playlist=${videoId}`;
  return <VideoFrame title={m.incubator_film_video()} src={src} />;
}

/** Plays automatically while visible, unless stopped or reduced motion is preferred; the button starts it in any case. */
function MonthSlides() {
  const [month, setMonth] = useState(0);
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [playRequested, setPlayRequested] = useState<boolean | null>(null);
  const playing = playRequested ?? !prefersReducedMotion;
  const { ref, inView } = useInView();
  useEffect(() => {
    if (!playing || !inView) return undefined;
    const timer = setTimeout(() => setMonth((current) => (current + 1) % MONTHS.length), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [playing, inView, month]);
  const slide = MONTHS[month] ?? MONTHS[0];
  return (
    <section className="month-slides" aria-label={m.incubator_film()} ref={ref}>
      <div className="month-slides-picture">
        {MONTHS.map(({ cover }, index) => (
          <Cover
            key={cover}
            slug={cover}
            className={index === month ? 'month-slides-frame month-slides-current' : 'month-slides-frame'}
          />
        ))}
        <div className="month-slides-caption float">
          <p className="small muted">{m.incubator_film_month({ month: month + 1 })}</p>
          <p className="title-s strong">{slide.title()}</p>
          <p className="small month-slides-text">{slide.text()}</p>
        </div>
      </div>
      <div className="month-slides-controls">
        <Button
          variant="quiet"
          small
          iconOnly
          icon={playing ? Pause : Play}
          label={playing ? m.incubator_film_pause() : m.incubator_film_play()}
          onClick={() => setPlayRequested(!playing)}
        />
        <ol className="month-slides-steps">
          {MONTHS.map(({ title, cover }, index) => (
            <li key={cover} className={index <= month ? 'reached' : undefined}>
              <button
                type="button"
                aria-label={`${m.incubator_film_month({ month: index + 1 })}: ${title()}`}
                aria-current={index === month ? 'step' : undefined}
                onClick={() => {
                  setPlayRequested(false);
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
