import { Accordion as Base } from '@base-ui/react/accordion';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type AccordionProps = { entries: readonly { title: string; text: ReactNode }[]; level?: 2 | 3 };

/** Questions that open: one at a time, the first to begin with; pressing the open one closes it. Closed answers can be searched for. */
export function Accordion({ entries, level = 3 }: AccordionProps) {
  const Heading = `h${level}` as const;
  return (
    <Base.Root className="accordion" defaultValue={[0]} hiddenUntilFound>
      {entries.map(({ title, text }, index) => (
        <Base.Item key={title} value={index} className="accordion-item">
          <Base.Header render={<Heading />}>
            <Base.Trigger className="accordion-trigger">
              <span>{title}</span>
              <Icon of={ChevronDown} />
            </Base.Trigger>
          </Base.Header>
          <Base.Panel className="accordion-panel">
            <div className="accordion-text">{text}</div>
          </Base.Panel>
        </Base.Item>
      ))}
    </Base.Root>
  );
}
