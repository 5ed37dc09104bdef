import Search from 'lucide-react/icons/search';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from './icon.tsx';

type SuggestFieldProps<Item extends { value: string; label: string }> = {
  label: string;
  placeholder: string;
  /** The field's name, for forms submitted before hydration. */
  name?: string;
  text: string;
  onText: (text: string) => void;
  /** Suggestions; `value` is unique, `label` fills the field when chosen. */
  items: readonly Item[];
  onChoose: (item: Item) => void;
  /** How a suggestion is shown. */
  children: (item: Item) => ReactNode;
};

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * A search field with suggestions; they never replace the typed text by themselves. Not a library component: the field is on
 * landing pages, where a library's combobox would be a quarter of the script.
 */
export function SuggestField<Item extends { value: string; label: string }>({
  label,
  placeholder,
  name,
  text,
  onText,
  items,
  onChoose,
  children,
}: SuggestFieldProps<Item>) {
  const [isExpanded, setExpanded] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  const listId = useId();
  const open = isExpanded && items.length > 0;
  const active = open ? items[activeIndex] : undefined;
  const close = () => {
    setExpanded(false);
    setActiveIndex(-1);
  };
  const choose = (item: Item) => {
    close();
    onText(item.label);
    onChoose(item);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined && items.length > 0) {
      event.preventDefault();
      setExpanded(true);
      // The field itself is the position before the first and after the last suggestion.
      setActiveIndex((index) => ((index + 1 + step + items.length + 1) % (items.length + 1)) - 1);
    }
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    }
    if (event.key !== 'Enter') return;
    if (active) {
      event.preventDefault();
      choose(active);
    } else close();
  };
  return (
    <span className="suggest-field">
      <label>
        <Icon of={Search} />
        <input
          {...(name && { name })}
          type="text"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-activedescendant={active ? `${listId}-${active.value}` : undefined}
          placeholder={placeholder}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          value={text}
          onChange={(event) => {
            onText(event.target.value);
            setExpanded(true);
            setActiveIndex(-1);
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
      </label>
      {open && (
        <div className="menu float suggestions" id={listId} role="listbox" aria-label={label}>
          {items.map((item) => (
            // Keyboard users move through the combobox above; pointer presses are handled here, before the field loses
            // focus.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={item.value}
              id={`${listId}-${item.value}`}
              role="option"
              aria-selected={item === active}
              className="menu-item"
              data-highlighted={item === active ? '' : undefined}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(item)}
            >
              {children(item)}
            </div>
          ))}
        </div>
      )}
    </span>
  );
}
