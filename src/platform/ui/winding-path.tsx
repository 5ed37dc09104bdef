import type { ReactNode } from 'react';
import { Station, type StopState } from './path.tsx';

/** The plan's winding path: three columns that turn at each row's end, for any number of stops; one thread on a phone. */
export function Walk({ children }: { children: ReactNode }) {
  return <ol className="walk">{children}</ol>;
}

/** One stop with its card; `station` is its number or sign, and a done one shows a tick. */
export function WalkStop({ state = 'ahead', station, children }: { state?: StopState; station: ReactNode; children: ReactNode }) {
  return (
    <li className={state === 'ahead' ? undefined : state} aria-current={state === 'now' ? 'step' : undefined}>
      <span className="rail">
        <Station state={state}>{station}</Station>
      </span>
      {children}
    </li>
  );
}
