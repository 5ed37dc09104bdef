import { useCallback, useState } from 'react';

type InViewOptions = {
  /** The share of the element that must be seen, 0 to 1. */
  threshold?: number;
  /** Grows the viewport, so that loading begins early: "400px". */
  rootMargin?: string;
};

/** Returns a ref and whether at least `threshold` of its element is visible. */
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
