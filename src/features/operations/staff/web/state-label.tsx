import type { ReactNode } from 'react';
import { Icon, type IconShape } from '#platform/ui/icon.tsx';
import '#platform/ui/styles/workspace.css';

export type StateTone = 'good' | 'bad' | 'warn' | 'busy' | 'soft';

/** A state as icon and word; the colour only repeats it. */
export function StateLabel({ tone, icon, children }: { tone: StateTone; icon: IconShape; children: ReactNode }) {
  return (
    <span className={`work-state work-${tone}`}>
      <Icon of={icon} small />
      {children}
    </span>
  );
}
