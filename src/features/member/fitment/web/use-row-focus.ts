import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to an element of the container as soon as it is there, because the pressed control goes away. Until then, and
 * if it never appears, the container has the focus.
 */
export function useNextFocus() {
  const container = useRef<HTMLDivElement>(null);
  const awaited = useRef<string | null>(null);
  useEffect(() => {
    if (awaited.current === null) return;
    const target = container.current?.querySelector<HTMLElement>(awaited.current);
    if (!target) return;
    awaited.current = null;
    target.focus();
  });
  const focusNext = (selector: string) => {
    awaited.current = selector;
    container.current?.focus({ preventScroll: true });
  };
  return { container, focusNext };
}

/** Calls `close` when Escape is pressed in the container, except in a text area with text, which would be lost. */
export function useEscape(container: RefObject<HTMLElement | null>, isActive: boolean, close: () => void): void {
  useEffect(() => {
    const element = container.current;
    if (!element || !isActive) return undefined;
    const closeOnEscape = ({ key, target }: KeyboardEvent) => {
      const hasText = target instanceof HTMLTextAreaElement && target.value !== '';
      if (key === 'Escape' && !hasText) close();
    };
    element.addEventListener('keydown', closeOnEscape);
    return () => element.removeEventListener('keydown', closeOnEscape);
  });
}
