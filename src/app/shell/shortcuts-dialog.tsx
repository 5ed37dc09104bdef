import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Dialog } from '#platform/ui/dialog.tsx';
import { SheetBody } from '#platform/ui/sheet.tsx';
import { Switch } from '#platform/ui/switch.tsx';
import { Keys } from './keys.tsx';
import { KEYS, KEYS_TO_FORMS, KEYS_TO_PLACES } from './shortcut-keys.ts';
import { areShortcutsOn, switchShortcuts } from './shortcut-setting.ts';

type ShortcutsDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** All shortcuts, and a switch for those of one letter. */
export function ShortcutsDialog({ open, onOpenChange }: ShortcutsDialogProps) {
  const [isOn, setOn] = useState(areShortcutsOn);
  const change = (on: boolean) => {
    switchShortcuts(on);
    setOn(on);
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={m.shell_shortcuts()}>
      <SheetBody>
        <div className="shortcuts">
          <section aria-labelledby="keys-anywhere">
            <h3 id="keys-anywhere">{m.shell_shortcuts_anywhere()}</h3>
            <dl>
              <div>
                <dt>{m.shell_shortcuts_palette()}</dt>
                <dd>
                  <Keys keys="/" /> <span className="caption muted">{m.shell_shortcuts_or()}</span>{' '}
                  <kbd className="kbd">Ctrl</kbd> <kbd className="kbd">K</kbd>
                </dd>
              </div>
              {Object.values(KEYS).map((shortcut) => (
                <ShortcutLine key={shortcut.keys} {...shortcut} />
              ))}
            </dl>
          </section>
          <section aria-labelledby="keys-go">
            <h3 id="keys-go">{m.shell_palette_go()}</h3>
            <dl>
              {KEYS_TO_PLACES.map((shortcut) => (
                <ShortcutLine key={shortcut.keys} {...shortcut} />
              ))}
            </dl>
          </section>
          <section aria-labelledby="keys-new">
            <h3 id="keys-new">{m.shell_shortcuts_new()}</h3>
            <dl>
              {KEYS_TO_FORMS.map((shortcut) => (
                <ShortcutLine key={shortcut.keys} {...shortcut} />
              ))}
            </dl>
          </section>
        </div>
        <Switch checked={isOn} onCheckedChange={change} hint={m.shell_shortcuts_switch_text()}>
          {m.shell_shortcuts_switch()}
        </Switch>
      </SheetBody>
    </Dialog>
  );
}

const ShortcutLine = ({ keys, label }: { keys: string; label: () => string }) => (
  <div>
    <dt>{label()}</dt>
    <dd>
      <Keys keys={keys} />
    </dd>
  </div>
);
