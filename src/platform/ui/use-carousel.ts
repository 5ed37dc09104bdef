import type { EmblaCarouselType } from 'embla-carousel';
import { useCallback, useRef } from 'react';

// Embla's duration is a damping factor, not a time: with this value a slide settles in 500 ms.
const OPTIONS = {
  align: 'start',
  loop: true,
  slidesToScroll: 1,
  duration: 13,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
} as const;

const REST_MS = 150;

const FINGERS = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;

/** Resolves when the slides are not being scrolled: a swipe may start before the library has loaded. */
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
 * Controls the slides of a carousel: `view` is the ref of the element around the track. The library is loaded on pointer or
 * focus (`prepare`) or on the first request to move; that request runs once it has loaded, and native scrolling works
 * meanwhile.
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
    // Without the library native scrolling still works; the next interaction retries.
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
