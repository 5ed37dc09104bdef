import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

/** Where a stop of a path stands in time. */
export type StepState = 'done' | 'now' | 'ahead';

/** A thread down the side with stations on it, for order and time. */
export function Path({ step, className, children }: { step?: number; className?: string; children: ReactNode }) {
  return (
    <ol className={classNames('path', className)} style={step === undefined ? undefined : { '--step': `${step}px` }}>
      {children}
    </ol>
  );
}

/** One stop; `station` is its number or sign, and a done one shows a tick. */
export function PathStep({ state = 'ahead', station, children }: { state?: StepState; station: ReactNode; children: ReactNode }) {
  return (
    <li className={state === 'ahead' ? undefined : state} aria-current={state === 'now' ? 'step' : undefined}>
      <StepMarker state={state}>{station}</StepMarker>
      {children}
    </li>
  );
}

/** The knot on the thread. */
export function StepMarker({ state, children }: { state: StepState; children: ReactNode }) {
  return <span className="station">{state === 'done' ? <Icon of={Check} small /> : children}</span>;
}
