import { useState } from 'react';
import type { Mark, Place } from './marks.ts';

export type Selection = {
  /** The key of the selected mark; null for none. */
  selected: string | null;
  places: readonly Place[];
  /** Selects a mark and moves to it on the other side. */
  select: (mark: Mark, to: 'file' | 'reading') => void;
  /** Shows one place in the file. */
  show: (place: Place) => void;
};

/** What is selected on both sides of the page. */
export function useSelection(): Selection {
  const [{ selected, places }, setSelected] = useState<{ selected: string | null; places: readonly Place[] }>({
    selected: null,
    places: [],
  });
  return {
    selected,
    places,
    select: (mark, to) => {
      setSelected({ selected: mark.key, places: mark.places });
      const element = document.getElementById(`${to}-mark-${mark.key}`);
      element?.focus({ preventScroll: true });
      scrollTo(element);
    },
    show: (place) => {
      setSelected({ selected: null, places: [place] });
      requestAnimationFrame(() => scrollTo(document.querySelector('.reading-file .is-selected')));
    },
  };
}

function scrollTo(element: Element | null): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
}
