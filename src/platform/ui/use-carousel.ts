import type { EmblaCarouselType } from 'embla-carousel';
import { useCallback, useRef } from 'react';

// Embla's duration is a damping, not a time: at this value a slide comes to rest in 500 ms.
const OPTIONS = {
  align: 'start',
  loop: true,
  slidesToScroll: 1,
  duration: 13,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
} as const;

const REST_MS = 150;

const FINGERS = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;

/** Resolves when nobody scrolls the slides: a swipe may have begun before their script came, and ends as it began. */
async function atRest(element: HTMLElement): Promise<void> {
  let held = false;
  const feel = ({ touches }: TouchEvent) => (held = touches.length > 0);
  for (const change of FINGERS) element.addEventListener(change, feel, { passive: true });
  for (let before = Number.NaN; held || before !== element.scrollLeft;) {
    before = element.scrollLeft;
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
  }
  for (const change of FINGERS) element.removeEventListener(change, feel);
}

function nearestSlide(element: HTMLElement): number {
  const width = element.firstElementChild?.firstElementChild?.clientWidth;
  return width ? Math.round(element.scrollLeft / width) : 0;
}

/**
 * Turns the slides of a carousel: `view` goes onto the element around their track. The library is loaded when somebody reaches for
 * the slides (`prepare`, on pointer or focus) or asks for a turn; a turn asked for before that runs as soon as it has loaded, and
 * a finger scrolls the slides until then.
 */
export function useCarousel(): {
  view: (element: HTMLElement | null) => (() => void) | undefined;
  prepare: () => void;
  turn: (way: 'on' | 'back') => void;
} {
  const slides = useRef<HTMLElement | null>(null);
  const embla = useRef<EmblaCarouselType | null>(null);
  const starting = useRef(false);
  const asked = useRef(0);
  const scroll = useCallback((way: 'on' | 'back') => {
    if (way === 'on') embla.current?.scrollNext();
    else embla.current?.scrollPrev();
  }, []);
  const prepare = useCallback(() => {
    const element = slides.current;
    if (!element || starting.current) return;
    starting.current = true;
    const start = async () => {
      const { default: createCarousel } = await import('embla-carousel');
      await atRest(element);
      if (slides.current !== element) return;
      const startIndex = nearestSlide(element);
      element.scrollLeft = 0;
      element.dataset['turning'] = '';
      embla.current = createCarousel(element, { ...OPTIONS, startIndex });
      for (; asked.current > 0; asked.current -= 1) scroll('on');
      for (; asked.current < 0; asked.current += 1) scroll('back');
    };
    // Without the library a finger scrolls the slides all the same; the next reach tries again.
    start().catch(() => (starting.current = false));
  }, [scroll]);
  const turn = useCallback(
    (way: 'on' | 'back') => {
      if (embla.current) return scroll(way);
      asked.current += way === 'on' ? 1 : -1;
      prepare();
    },
    [prepare, scroll],
  );
  const view = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    slides.current = element;
    starting.current = false;
    return () => {
      slides.current = null;
      embla.current?.destroy();
      embla.current = null;
    };
  }, []);
  return { view, prepare, turn };
}
