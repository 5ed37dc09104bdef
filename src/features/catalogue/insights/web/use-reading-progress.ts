import { useEffect, type RefObject } from 'react';
import { recordInsight } from './record-insight.ts';
import type { Insight } from './queries.ts';
import { saveReadingProgress } from './recent-insights.ts';

const SCROLL_PAUSE_MS = 400;

/** Records a view and stores the reading progress in this browser. */
export function useReadingProgress(insight: Insight, text: RefObject<HTMLElement | null>): void {
  const { id } = insight;
  const { title, cover, state } = insight.attributes;
  useEffect(() => {
    if (state !== 'published') return undefined;
    recordInsight('view', insight);
    const saveProgress = () => {
      const box = text.current?.getBoundingClientRect();
      if (!box || box.height === 0) return;
      const read = Math.min(1, Math.max(0, (window.innerHeight - box.top) / box.height));
      saveReadingProgress({ slug: id, title, cover, read });
    };
    let timer = setTimeout(saveProgress, SCROLL_PAUSE_MS);
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(saveProgress, SCROLL_PAUSE_MS);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
    // Records one view per visit, even if the insight changes meanwhile.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);
}
