import { Autocomplete } from '@base-ui/react/autocomplete';
import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type SuggestFieldProps<Item extends { value: string; label: string }> = {
  label: string;
  placeholder: string;
  /** The field's name in a form that is sent without a script. */
  name?: string;
  text: string;
  onText: (text: string) => void;
  /** What the text may become; `value` is unique, `label` is what the field holds once it is chosen. */
  items: readonly Item[];
  onChoose: (item: Item) => void;
  /** How a suggestion is shown. */
  children: (item: Item) => ReactNode;
};

/** A search field that offers what the text may become while it is typed; what is offered never replaces what was typed. */
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
  return (
    <Autocomplete.Root
      items={items}
      mode="none"
      value={text}
      itemToStringValue={(item: Item) => item.label}
      onValueChange={onText}
    >
      {/* The open list puts a button before the input, which the label would name instead. */}
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the input is inside */}
      <label>
        <Icon of={Search} />
        <Autocomplete.Input
          {...(name && { name })}
          aria-label={label}
          placeholder={placeholder}
          enterKeyHint="search"
          maxLength={100}
        />
      </label>
      <Autocomplete.Portal>
        <Autocomplete.Positioner className="over" sideOffset={10} align="start" collisionPadding={16}>
          <Autocomplete.Popup className="menu float suggestions" data-empty={items.length === 0 || undefined}>
            <Autocomplete.List>
              {(item: Item) => (
                <Autocomplete.Item key={item.value} value={item} className="menu-item" onClick={() => onChoose(item)}>
                  {children(item)}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}
