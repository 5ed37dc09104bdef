import { Dialog as Base } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { useRef, type RefObject } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import type { SheetProps } from './sheet.tsx';

const FIELDS = '.dialog-body :is(input:not([type="hidden"], [type="file"]), textarea, select)';

/** On touch, no field is focused: the keyboard would cover the sheet that has just opened. */
function firstField(popup: HTMLElement | null, interaction: string): HTMLElement | true {
  return (interaction === 'touch' ? null : popup?.querySelector<HTMLElement>(FIELDS)) ?? true;
}

type SheetPopupProps = Omit<SheetProps, 'trigger' | 'defaultOpen' | 'onOpenChange'> & {
  className: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whether it was opened by touch. */
  openedByTouch: boolean;
  opener: RefObject<HTMLElement | null>;
};

/** The popup of a sheet; loaded when the first one opens. */
export function SheetPopup({ className, closeLabel, open, onOpenChange, openedByTouch, opener, ...sheet }: SheetPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={open} onOpenChange={(next: boolean) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Popup
          ref={popup}
          className={classNames(className, 'float')}
          finalFocus={() => opener.current ?? true}
          initialFocus={sheet.initialFocus ?? ((interaction) => firstField(popup.current, openedByTouch ? 'touch' : interaction))}
        >
          <div className="dialog-head">
            {sheet.art}
            <div className="min-w-0 flex-1 self-center">
              <Base.Title className="sheet-title">{sheet.title}</Base.Title>
              {sheet.subtitle && <Base.Description className="small muted">{sheet.subtitle}</Base.Description>}
            </div>
            <Base.Close render={<Button variant="bare" icon={X} iconOnly label={closeLabel ?? m.kit_close()} />} />
          </div>
          {sheet.children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
