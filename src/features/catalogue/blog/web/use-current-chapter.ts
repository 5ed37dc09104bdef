import { useEffect, useState } from 'react';

/** A heading is current between the page header and the upper third of the window. */
const ROOT_MARGIN = '-88px 0px -65% 0px';

/** Returns the id of the current chapter among these ids. */
export function useCurrentChapter(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      (entries) => {
        const visible = entries.find(({ isIntersecting }) => isIntersecting);
        if (visible) setCurrent(visible.target.id);
      },
      { rootMargin: ROOT_MARGIN },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [key]);
  return current;
}
