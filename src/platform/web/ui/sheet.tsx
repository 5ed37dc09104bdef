import { Dialog as Base } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { useRef, type ComponentPropsWithRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

export type SheetProps = {
  /** Opens it on press; left out, the caller holds `open`. */
  trigger?: ReactElement;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: ReactNode;
  subtitle?: ReactNode;
  /** A mark or thumbnail before the title. */
  art?: ReactNode;
  /** Where the focus goes on opening; by default the first field, or the first control when there is none. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** What the closing button says, for example that a draft is kept. */
  closeLabel?: string;
  /** `SheetBody` and `SheetFoot`, in a form if need be. */
  children: ReactNode;
};

const FIELDS = '.dialog-body :is(input:not([type="hidden"], [type="file"]), textarea, select)';

/** A finger gets no field: the keyboard would cover the sheet that just opened. */
function firstField(popup: HTMLElement | null, opened: string): HTMLElement | true {
  return (opened === 'touch' ? null : popup?.querySelector<HTMLElement>(FIELDS)) ?? true;
}

/** The ground of `Dialog` and `Drawer`: under 600 px both are the same sheet. Focus is held inside and given back. */
export function Sheet({ className, closeLabel, ...sheet }: SheetProps & { className: string }) {
  const { trigger, open, defaultOpen, onOpenChange } = sheet;
  const popup = useRef<HTMLDivElement>(null);
  const control = {
    ...(open !== undefined && { open }),
    ...(defaultOpen !== undefined && { defaultOpen }),
    ...(onOpenChange && { onOpenChange: (next: boolean) => onOpenChange(next) }),
  };
  return (
    <Base.Root {...control}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Popup
          ref={popup}
          className={classNames(className, 'float')}
          initialFocus={sheet.initialFocus ?? ((opened) => firstField(popup.current, opened))}
        >
          <div className="dialog-head">
            {sheet.art}
            <div className="min-w-0 flex-1 self-center">
              <Base.Title className="sheet-title">{sheet.title}</Base.Title>
              {sheet.subtitle && <Base.Description className="small soft">{sheet.subtitle}</Base.Description>}
            </div>
            <Base.Close render={<Button variant="bare" icon={X} iconOnly label={closeLabel ?? m.kit_close()} />} />
          </div>
          {sheet.children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** The part of a dialog or drawer that scrolls. */
export function SheetBody({ className, ...props }: ComponentPropsWithRef<'div'>) {
  return <div {...props} className={classNames('dialog-body', className)} />;
}

/** Its foot: a note at the start, actions at the end (`className="push"`). */
export function SheetFoot({ className, ...props }: ComponentPropsWithRef<'div'>) {
  return <div {...props} className={classNames('dialog-foot', className)} />;
}

/** Closes the dialog or drawer it stands in: `<SheetClose render={<Button variant="bare">Not now</Button>} />`. */
export function SheetClose({ render }: { render: ReactElement }) {
  return <Base.Close render={render} />;
}
