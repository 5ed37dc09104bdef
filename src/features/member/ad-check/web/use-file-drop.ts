import { useEffect, useEffectEvent, useState } from 'react';

/** Takes a file that is dropped anywhere on the page, and says whether one is being dragged over it. */
export function useFileDrop(onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    // The pointer leaves the window, and not just one element for another.
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      take(file);
    };
    const stop = new AbortController();
    // Before React, which keeps a drop on a part of the page that it has not hydrated yet from everyone else.
    const options = { signal: stop.signal, capture: true };
    window.addEventListener('dragover', over, options);
    window.addEventListener('dragleave', leave, options);
    window.addEventListener('drop', drop, options);
    return () => stop.abort();
  }, []);
  return isOver;
}
