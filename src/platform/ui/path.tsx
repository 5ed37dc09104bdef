import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

/** The state of a step. */
export type StepState = 'done' | 'now' | 'ahead';

/** A vertical list of steps joined by a line; `step` is the space below each in pixels, 24 by default. */
export function Path({ step, className, children }: { step?: number; className?: string; children: ReactNode }) {
  return (
    <ol className={classNames('path', className)} style={step === undefined ? undefined : { '--step': `${step}px` }}>
      {children}
    </ol>
  );
}

/** One step; `marker` is its number or icon, replaced by a tick when done. */
export function PathStep({ state = 'ahead', marker, children }: { state?: StepState; marker: ReactNode; children: ReactNode }) {
  return (
    <li className={state === 'ahead' ? undefined : state} aria-current={state === 'now' ? 'step' : undefined}>
      <StepMarker state={state}>{marker}</StepMarker>
      {children}
    </li>
  );
}

/** The marker of a step on the line. */
export function StepMarker({ state, children }: { state: StepState; children: ReactNode }) {
  return <span className="step-marker">{state === 'done' ? <Icon of={Check} small /> : children}</span>;
}

/** What the steps of a path add up to, under a line as below a column of figures. */
export function PathSum({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="path-sum">
      <span>{label}</span>
      <span>{children}</span>
    </p>
  );
}
