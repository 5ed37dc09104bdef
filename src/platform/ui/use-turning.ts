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
 * Turns the slides of a carousel: `view` goes onto the element around their track. The library is loaded when the slides come
 * near the viewport; a turn requested before that runs as soon as it has loaded, and a finger scrolls the slides until then.
 */
export function useTurning(): {
  view: (element: HTMLElement | null) => (() => void) | undefined;
  turn: (way: 'on' | 'back') => void;
} {
  const embla = useRef<EmblaCarouselType | null>(null);
  const asked = useRef(0);
  const turn = useCallback((way: 'on' | 'back') => {
    if (!embla.current) asked.current += way === 'on' ? 1 : -1;
    else if (way === 'on') embla.current.scrollNext();
    else embla.current.scrollPrev();
  }, []);
  const view = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      let gone = false;
      const start = async () => {
        const { default: createCarousel } = await import('embla-carousel');
        await atRest(element);
        if (gone) return;
        const startIndex = nearestSlide(element);
        element.scrollLeft = 0;
        element.dataset['turning'] = '';
        embla.current = createCarousel(element, { ...OPTIONS, startIndex });
        for (; asked.current > 0; asked.current -= 1) turn('on');
        for (; asked.current < 0; asked.current += 1) turn('back');
      };
      const near = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return;
          near.disconnect();
          void start();
        },
        { rootMargin: '400px' },
      );
      near.observe(element);
      return () => {
        gone = true;
        near.disconnect();
        embla.current?.destroy();
        embla.current = null;
      };
    },
    [turn],
  );
  return { view, turn };
}
