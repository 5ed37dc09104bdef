import type { ReactNode } from 'react';
import { StepMarker, type StepState } from './path.tsx';

/** The plan's winding path: three columns that turn at each row's end, for any number of stops; one thread on a phone. */
export function WindingPath({ children }: { children: ReactNode }) {
  return <ol className="walk">{children}</ol>;
}

/** One stop with its card; `station` is its number or sign, and a done one shows a tick. */
export function WindingPathStep({
  state = 'ahead',
  station,
  children,
}: {
  state?: StepState;
  station: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className={state === 'ahead' ? undefined : state} aria-current={state === 'now' ? 'step' : undefined}>
      <span className="rail">
        <StepMarker state={state}>{station}</StepMarker>
      </span>
      {children}
    </li>
  );
}
