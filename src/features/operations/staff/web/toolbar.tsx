import ChevronDown from 'lucide-react/icons/chevron-down';
import Search from 'lucide-react/icons/search';
import { useRef, type ReactNode } from 'react';
import { useKeyShortcut } from '#platform/ui/hooks/use-key-shortcut.ts';
import { Icon } from '#platform/ui/icon.tsx';
import '#platform/ui/styles/workspace.css';

/** Search and what the list is narrowed by. */
export function Toolbar({ children }: { children: ReactNode }) {
  return <div className="work-toolbar">{children}</div>;
}

/** Finds rows while one types; `F` focuses it. */
export function FindField({ label, value, onFind }: { label: string; value: string; onFind: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  useKeyShortcut('f', () => input.current?.focus());
  return (
    <label className="work-find">
      <span className="visually-hidden">{label}</span>
      <Icon of={Search} small />
      <input
        ref={input}
        className="input"
        type="search"
        placeholder={label}
        defaultValue={value}
        onChange={(event) => onFind(event.currentTarget.value)}
      />
      <kbd className="kbd" aria-hidden="true">
        F
      </kbd>
    </label>
  );
}

type FacetProps = {
  label: string;
  value: string;
  /** The first one is any. */
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
};

/** A filter that says its field and value. */
export function Facet({ label, value, options, onChoose }: FacetProps) {
  return (
    <label className={value === '' ? 'work-facet' : 'work-facet work-on'}>
      <span className="muted">{label}</span>
      <select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} small />
    </label>
  );
}
