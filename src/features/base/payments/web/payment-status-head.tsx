import type { ReactNode } from 'react';
import { Icon, type IconShape } from '#platform/ui/icon.tsx';
import './payment.css';

type StatusHeadProps = { icon: IconShape; tone: 'success' | 'failure' | 'pending'; title: ReactNode; children: ReactNode };

/** The outcome of a payment as an icon and a sentence; changes are announced to screen readers. */
export function StatusHead({ icon, tone, title, children }: StatusHeadProps) {
  return (
    <div className={`payment-head payment-${tone}`}>
      <Icon of={icon} />
      <h1 aria-live="polite">{title}</h1>
      {children}
    </div>
  );
}
