import Search from 'lucide-react/icons/search';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { localizePath } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { CampaignFields } from '#platform/ui/campaign.tsx';
import { Icon } from '#platform/ui/icon.tsx';

const loadPalette = () => import('./command-palette.tsx');
const CommandPalette = lazy(async () => ({ default: (await loadPalette()).CommandPalette }));

/** Preloads the search; errors are shown when it opens. */
export const preloadSearch = (): void => void loadPalette().catch(() => {});

type SearchDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; onList: () => void };

/** The global search: its field appears at once, and typed text is preserved while the rest loads. */
export function SearchDialog({ open, onOpenChange, onList }: SearchDialogProps) {
  const [text, setText] = useState('');
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setText('');
  }
  const searchShell = open && <SearchShell text={text} onText={setText} onLeave={() => onOpenChange(false)} />;
  return (
    <Suspense fallback={searchShell}>
      <CommandPalette open={open} onOpenChange={onOpenChange} onList={onList} text={text} onText={setText} />
    </Suspense>
  );
}

type SearchShellProps = { text: string; onText: (text: string) => void; onLeave: () => void };

/** The field while the palette loads. Enter opens the search page. */
function SearchShell({ text, onText, onLeave }: SearchShellProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Escape leaves */}
      <div className="scrim" onClick={onLeave} />
      <div className="cmd float" role="dialog" aria-label={m.shell_palette()}>
        <form className="cmd-in" action={localizePath('/search')}>
          <CampaignFields />
          <Icon of={Search} />
          <input
            ref={field}
            name="query"
            value={text}
            placeholder={m.shell_palette_placeholder()}
            aria-label={m.shell_palette()}
            autoComplete="off"
            onChange={(event) => onText(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && onLeave()}
          />
          <kbd className="kbd">Esc</kbd>
        </form>
      </div>
    </>
  );
}
