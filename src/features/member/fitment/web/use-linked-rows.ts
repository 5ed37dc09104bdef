import { useCallback } from 'react';

/** Marks the block of the row under the pointer or focus, and the row of such a block. */
export function useLinkedRows(): (container: HTMLElement | null) => (() => void) | undefined {
  return useCallback((container: HTMLElement | null) => {
    if (!container) return undefined;
    const markBoth = ({ target }: Event) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset['row'] : undefined;
      for (const element of container.querySelectorAll<HTMLElement>('[data-row]'))
        element.classList.toggle('is-linked', row !== undefined && element.dataset['row'] === row);
    };
    const types = ['mouseover', 'focusin'] as const;
    for (const type of types) container.addEventListener(type, markBoth);
    return () => {
      for (const type of types) container.removeEventListener(type, markBoth);
    };
  }, []);
}
