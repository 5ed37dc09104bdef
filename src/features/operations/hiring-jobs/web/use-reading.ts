import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readingQuery, type Content } from './queries.ts';

const PAUSE_MS = 500;

/** What is read from the ad as it was when typing last paused. */
export function useReading(slug: string, content: Content) {
  const [settled, setSettled] = useState(content);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(content), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [content]);
  return useQuery(readingQuery(slug, settled));
}

export type ReadingState = ReturnType<typeof useReading>;
