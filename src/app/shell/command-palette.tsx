import { Dialog } from '@base-ui/react/dialog';
import { useNavigate } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import { useDeferredValue, useId, useState, type KeyboardEvent } from 'react';
import { saveRecentSearch } from '#features/base/search/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Icon } from '#platform/ui/icon.tsx';
import { PaletteOption, type Option } from './palette-option.tsx';
import { searchPath, usePaletteGroups } from './use-palette-groups.ts';

type SearchText = { text: string; onText: (text: string) => void; onList: () => void };
type CommandPaletteProps = SearchText & { open: boolean; onOpenChange: (open: boolean) => void };

/** Finds places and things and does actions: opened with Ctrl+K, "/" or from the header, moved in with arrow keys, closed with Escape. */
export function CommandPalette({ open, onOpenChange, ...searchText }: CommandPaletteProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Popup className="cmd float" aria-label={m.shell_palette()}>
          <Palette {...searchText} onLeave={() => onOpenChange(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Palette({ text, onText, onList, onLeave }: SearchText & { onLeave: () => void }) {
  const [activeIndex, setActiveIndex] = useState(0);
  const navigate = useNavigate();
  const listId = useId();
  const { groups, words, isActionsOnly } = usePaletteGroups(useDeferredValue(text.trim()), onList);
  const options = groups.flatMap((group) => group.options);
  const active = options[Math.min(activeIndex, options.length - 1)];

  const choose = (option: Option | undefined) => {
    onLeave();
    if (option?.run) return option.run();
    if (isActionsOnly && !option) return;
    if (words && !isActionsOnly) saveRecentSearch(words);
    void navigate({ href: option?.href ?? searchPath(words) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && options.length > 0) {
      event.preventDefault();
      const next = (Math.min(activeIndex, options.length - 1) + step + options.length) % options.length;
      setActiveIndex(next);
      document.getElementById(`${listId}-${options[next]?.id}`)?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') choose(active);
  };
  return (
    <>
      <div className="cmd-in">
        <Icon of={Search} />
        <input
          value={text}
          placeholder={m.shell_palette_placeholder()}
          aria-label={m.shell_palette()}
          role="combobox"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={active ? `${listId}-${active.id}` : undefined}
          autoComplete="off"
          onChange={(event) => {
            onText(event.target.value);
            setActiveIndex(0);
          }}
          onKeyDown={onKeyDown}
        />
        <kbd className="kbd">Esc</kbd>
      </div>
      <div className="cmd-list" id={listId} role="listbox" aria-label={m.shell_palette()}>
        {groups.map((group) => (
          <div key={group.title} role="group" aria-label={group.title}>
            <p className="cmd-group">{group.title}</p>
            {group.options.map((option) => (
              <PaletteOption
                key={option.id}
                id={`${listId}-${option.id}`}
                option={option}
                text={words}
                selected={option === active}
                onChoose={() => choose(option)}
              />
            ))}
          </div>
        ))}
        {options.length === 0 && <p className="muted small cmd-empty">{m.shell_palette_nothing()}</p>}
      </div>
      <p className="cmd-foot caption muted only-wide">
        {isActionsOnly ? (
          m.shell_palette_only_actions()
        ) : (
          <>
            <kbd className="kbd">↑</kbd> <kbd className="kbd">↓</kbd> {m.shell_palette_move()} <kbd className="kbd">Enter</kbd>{' '}
            {m.shell_palette_open()} <kbd className="kbd">&gt;</kbd> {m.shell_palette_actions_hint()}
          </>
        )}
      </p>
    </>
  );
}
