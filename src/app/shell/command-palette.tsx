import { Dialog } from '@base-ui/react/dialog';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import Compass from 'lucide-react/icons/compass';
import History from 'lucide-react/icons/history';
import Search from 'lucide-react/icons/search';
import { useDeferredValue, useId, useState, type KeyboardEvent } from 'react';
import { jobTemplatesQuery } from '#features/catalogue/jobs/web/index.ts';
import { saveRecentSearch, kindLabel, suggestionsQuery, useRecentSearches } from '#features/base/search/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Mark } from '#platform/ui/art/mark.tsx';
import { Icon, type IconShape } from '#platform/ui/icon.tsx';
import { MEMBER_LINKS, MORE_LINKS } from './more-links.ts';
import { MAIN_LINKS } from './nav-links.ts';

type Option = { id: string; href: string; label: string; detail?: string; icon?: IconShape; mark?: string };
type Group = { title: string; options: Option[] };

const jobSearchPath = (query: string) => `/jobs-apprenticeships?query=${encodeURIComponent(query)}`;
const searchPath = (query: string) => `/search?query=${encodeURIComponent(query)}`;

type SearchText = { text: string; onText: (text: string) => void };
type CommandPaletteProps = SearchText & { open: boolean; onOpenChange: (open: boolean) => void };

/** Global search: opened with "/" or from the header, navigated with arrow keys, closed with Escape. */
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

function Palette({ text, onText, onLeave }: SearchText & { onLeave: () => void }) {
  const [activeIndex, setActiveIndex] = useState(0);
  const navigate = useNavigate();
  const listId = useId();
  const groups = useGroups(useDeferredValue(text.trim()));
  const options = groups.flatMap((group) => group.options);
  const active = options[Math.min(activeIndex, options.length - 1)];

  const go = (href: string) => {
    if (text.trim()) saveRecentSearch(text.trim());
    onLeave();
    void navigate({ href });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && options.length > 0) {
      event.preventDefault();
      setActiveIndex((now) => (Math.min(now, options.length - 1) + step + options.length) % options.length);
    }
    if (event.key === 'Enter') go(active?.href ?? searchPath(text));
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
                selected={option === active}
                onChoose={() => go(option.href)}
              />
            ))}
          </div>
        ))}
        {options.length === 0 && <p className="muted small cmd-empty">{m.shell_palette_nothing()}</p>}
      </div>
      <p className="cmd-foot caption muted only-wide">
        <kbd className="kbd">↑</kbd> <kbd className="kbd">↓</kbd> {m.shell_palette_move()} <kbd className="kbd">Enter</kbd>{' '}
        {m.shell_palette_open()}
      </p>
    </>
  );
}

function PaletteOption({
  id,
  option,
  selected,
  onChoose,
}: {
  id: string;
  option: Option;
  selected: boolean;
  onChoose: () => void;
}) {
  return (
    // Keyboard users move through the combobox above; pointer presses are handled here.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div id={id} role="option" className="opt" aria-selected={selected} onClick={onChoose}>
      {option.mark ? (
        <Mark slug={option.mark} size={40} />
      ) : (
        <span className="glyph">{option.icon && <Icon of={option.icon} />}</span>
      )}
      <span className="min-w-0 flex-1">
        <span className="strong clip block">{option.label}</span>
        {option.detail && <span className="small muted clip block">{option.detail}</span>}
      </span>
    </div>
  );
}

const MAX_ROLES = 3;

function useGroups(text: string): Group[] {
  const templates = useQuery({ ...jobTemplatesQuery(text), enabled: text.length > 0 });
  const suggestions = useQuery({ ...suggestionsQuery(text), enabled: text.length > 0, placeholderData: (previous) => previous });
  const recent = useRecentSearches();
  const links = [...MAIN_LINKS, ...MORE_LINKS, ...MEMBER_LINKS].filter(({ label }) =>
    label().toLowerCase().includes(text.toLowerCase()),
  );
  const roles = text ? (templates.data?.data ?? []).slice(0, MAX_ROLES) : [];
  const results = text ? (suggestions.data?.data ?? []) : [];
  const groups: Group[] = [
    {
      title: m.shell_palette_roles(),
      options: roles.map(({ id, attributes }) => ({
        id: `role-${id}`,
        href: jobSearchPath(attributes.name),
        label: attributes.name,
        icon: Search,
      })),
    },
    {
      title: m.shell_palette_found(),
      options: results.map(({ id, attributes }) => ({
        id: `found-${id}`,
        href: attributes.path,
        label: attributes.title,
        detail: [kindLabel(attributes.kind), ...attributes.meta].join(', '),
        mark: attributes.cover,
      })),
    },
    ...(text
      ? [
          {
            title: m.shell_search(),
            options: [{ id: 'all', href: searchPath(text), label: m.shell_palette_all({ text }), icon: Search }],
          },
        ]
      : [
          {
            title: m.shell_palette_recent(),
            options: recent.map((words, index) => ({
              id: `recent-${index}`,
              href: searchPath(words),
              label: words,
              icon: History,
            })),
          },
        ]),
    {
      title: m.shell_palette_places(),
      options: links.map(({ to, label }) => ({
        id: `place${to.replaceAll('/', '-')}`,
        href: to,
        label: label(),
        icon: Compass,
      })),
    },
  ];
  return groups.filter((group) => group.options.length > 0);
}
