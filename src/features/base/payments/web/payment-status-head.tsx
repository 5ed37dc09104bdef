import type { ReactNode } from 'react';
import { Icon, type IconShape } from '#platform/ui/icon.tsx';

type StatusHeadProps = { icon: IconShape; tone: 'good' | 'bad' | 'wait'; title: ReactNode; children: ReactNode };

/** What became of a payment in one sign and one sentence; a change is read out. */
export function StatusHead({ icon, tone, title, children }: StatusHeadProps) {
  return (
    <div className={`payment-head payment-${tone}`}>
      <Icon of={icon} />
      <h1 aria-live="polite">{title}</h1>
      {children}
    </div>
  );
}
