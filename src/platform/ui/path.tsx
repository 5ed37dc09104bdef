import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

/** Where a stop of a path stands in time. */
export type StopState = 'done' | 'now' | 'ahead';

/** A thread down the side with stations on it, for order and time. */
export function Path({ step, className, children }: { step?: number; className?: string; children: ReactNode }) {
  return (
    <ol className={classNames('path', className)} style={step === undefined ? undefined : { '--step': `${step}px` }}>
      {children}
    </ol>
  );
}

/** One stop; `station` is its number or sign, and a done one shows a tick. */
export function PathStop({ state = 'ahead', station, children }: { state?: StopState; station: ReactNode; children: ReactNode }) {
  return (
    <li className={state === 'ahead' ? undefined : state} aria-current={state === 'now' ? 'step' : undefined}>
      <Station state={state}>{station}</Station>
      {children}
    </li>
  );
}

/** The knot on the thread. */
export function Station({ state, children }: { state: StopState; children: ReactNode }) {
  return <span className="station">{state === 'done' ? <Icon of={Check} small /> : children}</span>;
}
