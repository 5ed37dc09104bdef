import type { ReactNode } from 'react';
import { StepMarker, type StepState } from './path.tsx';
import './styles/winding-path.css';

/**
 * The steps of a learning plan, any number of them: rows of three that run alternately left to right and back, or one column
 * on a narrow screen.
 */
export function WindingPath({ children }: { children: ReactNode }) {
  return <ol className="winding-path">{children}</ol>;
}

/** One step with its card; `marker` is its number or icon; a completed step shows a tick. */
export function WindingPathStep({
  state = 'ahead',
  marker,
  children,
}: {
  state?: StepState;
  marker: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className={state === 'ahead' ? undefined : state} aria-current={state === 'now' ? 'step' : undefined}>
      <span className="rail">
        <StepMarker state={state}>{marker}</StepMarker>
      </span>
      {children}
    </li>
  );
}
