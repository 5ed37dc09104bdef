import { useCallback, useState } from 'react';

type InViewOptions = {
  /** The share of the element that must be seen, 0 to 1. */
  threshold?: number;
  /** Grows the window, so that loading begins before the reader arrives: "400px". */
  rootMargin?: string;
};

/** A ref for an element, and whether at least half of it is in the window. */
export function useInView({ threshold = 0.5, rootMargin = '0px' }: InViewOptions = {}) {
  const [inView, setInView] = useState(false);
  const ref = useCallback(
    (element: Element | null) => {
      if (!element) return undefined;
      const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false), {
        threshold,
        rootMargin,
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [threshold, rootMargin],
  );
  return { ref, inView };
}
