import { useState } from 'react';

/** The moment at which the component first drew, in milliseconds: relative times stay put while it is seen. */
export function useNow(): number {
  const [now] = useState(() => Date.now());
  return now;
}
