import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './styles/accordion.css';

type AccordionProps = { entries: readonly { title: string; text: ReactNode }[]; level?: 2 | 3 };

/** Questions of which one is open at a time, initially the first; native, so it works before hydration. */
export function Accordion({ entries, level = 3 }: AccordionProps) {
  const Heading = `h${level}` as const;
  const group = useId();
  return (
    <div className="accordion">
      {entries.map(({ title, text }, index) => (
        <details key={title} name={group} className="accordion-item" open={index === 0}>
          <summary className="accordion-trigger">
            <Heading>{title}</Heading>
            <Icon of={ChevronDown} />
          </summary>
          <div className="accordion-text">{text}</div>
        </details>
      ))}
    </div>
  );
}
