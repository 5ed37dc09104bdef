import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

type TabsProps = {
  /** The tabs in order; `count` stands beside the label. */
  tabs: readonly { value: string; label: ReactNode; count?: ReactNode; panel: ReactNode }[];
  /** The open tab; omitted, the tabs are uncontrolled and start with the first. */
  value?: string;
  onValueChange?: (value: string) => void;
  label?: string;
  className?: string;
};

/** Tab panels. For separate pages use links in a `nav`. */
export function Tabs({ tabs, value, onValueChange, label, className }: TabsProps) {
  return (
    <Base.Root
      className={className}
      {...(value === undefined ? { defaultValue: tabs[0]?.value } : { value })}
      onValueChange={(next: string) => onValueChange?.(next)}
    >
      <Base.List className="tabs" aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value}>
            {tab.label}
            {tab.count !== undefined && <span className="num">{tab.count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="tab-panel">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
