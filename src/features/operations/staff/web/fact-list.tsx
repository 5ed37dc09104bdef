import type { ReactNode } from 'react';
import '#platform/ui/styles/workspace.css';

/** What is shown of a thing, each with its label. */
export type Fact = readonly [label: string, value: ReactNode];

/** Facts in a pane; those without a value are left out. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="work-facts">
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
