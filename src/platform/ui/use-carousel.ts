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

/** Slides that have not moved for this long are still. */
const SCROLL_CHECK_MS = 150;

const TOUCH_EVENTS = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;

/** Resolves when the slides are not being scrolled: a swipe may start before the library has loaded. */
async function waitUntilStill(element: HTMLElement): Promise<void> {
  let isTouched = false;
  const onTouch = ({ touches }: TouchEvent) => (isTouched = touches.length > 0);
  for (const eventName of TOUCH_EVENTS) element.addEventListener(eventName, onTouch, { passive: true });
  for (let previous = Number.NaN; isTouched || previous !== element.scrollLeft;) {
    previous = element.scrollLeft;
    await new Promise((resolve) => setTimeout(resolve, SCROLL_CHECK_MS));
  }
  for (const eventName of TOUCH_EVENTS) element.removeEventListener(eventName, onTouch);
}

function nearestSlide(element: HTMLElement): number {
  const width = element.firstElementChild?.firstElementChild?.clientWidth;
  return width ? Math.round(element.scrollLeft / width) : 0;
}

/**
 * Controls the slides of a carousel: `viewRef` is the ref of the element around the track. The library is loaded on pointer or
 * focus (`prepare`) or on the first request to move; that request runs once it has loaded, and native scrolling works
 * meanwhile.
 */
export function useCarousel(): {
  viewRef: (element: HTMLElement | null) => (() => void) | undefined;
  prepare: () => void;
  move: (direction: 'next' | 'previous') => void;
} {
  const slides = useRef<HTMLElement | null>(null);
  const embla = useRef<EmblaCarouselType | null>(null);
  const isStarting = useRef(false);
  const pendingMoves = useRef(0);
  const scroll = useCallback((direction: 'next' | 'previous') => {
    if (direction === 'next') embla.current?.scrollNext();
    else embla.current?.scrollPrev();
  }, []);
  const prepare = useCallback(() => {
    const element = slides.current;
    if (!element || isStarting.current) return;
    isStarting.current = true;
    const start = async () => {
      const { default: createCarousel } = await import('embla-carousel');
      await waitUntilStill(element);
      if (slides.current !== element) return;
      const startIndex = nearestSlide(element);
      element.scrollLeft = 0;
      element.dataset['started'] = '';
      embla.current = createCarousel(element, { ...OPTIONS, startIndex });
      for (; pendingMoves.current > 0; pendingMoves.current -= 1) scroll('next');
      for (; pendingMoves.current < 0; pendingMoves.current += 1) scroll('previous');
    };
    // Without the library native scrolling still works; the next interaction retries.
    start().catch(() => (isStarting.current = false));
  }, [scroll]);
  const move = useCallback(
    (direction: 'next' | 'previous') => {
      if (embla.current) return scroll(direction);
      pendingMoves.current += direction === 'next' ? 1 : -1;
      prepare();
    },
    [prepare, scroll],
  );
  const viewRef = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    slides.current = element;
    isStarting.current = false;
    return () => {
      slides.current = null;
      embla.current?.destroy();
      embla.current = null;
    };
  }, []);
  return { viewRef, prepare, move };
}
