import { useCallback } from 'react';

/**
 * Marks the block of the row under the pointer or focus, and the row of such a block. `onMark` is called with a marked element
 * for which `data-row` is the same, if it is not the one pointed at.
 */
export function useLinkedRows(
  onMark?: (element: HTMLElement) => void,
): (container: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    (container: HTMLElement | null) => {
      if (!container) return undefined;
      const markBoth = ({ target }: Event) => {
        const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset['row'] : undefined;
        for (const element of container.querySelectorAll<HTMLElement>('[data-row]')) {
          const isLinked = row !== undefined && element.dataset['row'] === row;
          element.classList.toggle('is-linked', isLinked);
          if (isLinked && target instanceof Element && !element.contains(target)) onMark?.(element);
        }
      };
      const types = ['mouseover', 'focusin'] as const;
      for (const type of types) container.addEventListener(type, markBoth);
      return () => {
        for (const type of types) container.removeEventListener(type, markBoth);
      };
    },
    [onMark],
  );
}
