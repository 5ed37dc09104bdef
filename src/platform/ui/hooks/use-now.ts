import { useState } from 'react';

/** The time of the first render, in milliseconds, so that relative times do not change while visible. */
export function useNow(): number {
  const [now] = useState(() => Date.now());
  return now;
}
