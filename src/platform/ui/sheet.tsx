import {
  createContext,
  lazy,
  Suspense,
  useContext,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { classNames } from './class-names.ts';
import { DialogLoading } from './dialog-loading.tsx';
import { renderAs } from './render-as.ts';
import { useLazyPopup } from './use-lazy-popup.ts';

export type SheetProps = {
  /** The button that opens the sheet; without it the caller controls `open`. */
  trigger?: ReactElement;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: ReactNode;
  subtitle?: ReactNode;
  /** A mark or thumbnail before the title. */
  art?: ReactNode;
  /** What is focused on opening. By default the first field; the first control when there is none, or after a touch. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** The label of the close button, for example that a draft is saved. */
  closeLabel?: string;
  /** `SheetBody` and `SheetFoot`, inside a `<form>` if there are fields to submit. */
  children: ReactNode;
};

const loadPopup = () => import('./sheet-popup.tsx');
const SheetPopup = lazy(async () => ({ default: (await loadPopup()).SheetPopup }));
const CloseSheet = createContext<() => void>(() => {});

/** The base of `Dialog` and `Drawer`: below 600 px both are the same bottom sheet. Focus is trapped and restored. */
export function Sheet({
  trigger,
  open: controlledOpen,
  defaultOpen,
  onOpenChange,
  ...sheet
}: SheetProps & { className: string }) {
  const {
    open,
    wasOpened,
    openedByTouch,
    setOpen,
    opener,
    trigger: triggerProps,
  } = useLazyPopup({ open: controlledOpen, defaultOpen, onOpenChange }, loadPopup);
  return (
    <>
      {trigger && renderAs(trigger, { 'aria-haspopup': 'dialog', ...triggerProps })}
      {wasOpened && (
        <CloseSheet value={() => setOpen(false)}>
          <Suspense fallback={open && <DialogLoading />}>
            <SheetPopup {...sheet} {...{ open, openedByTouch, opener }} onOpenChange={setOpen} />
          </Suspense>
        </CloseSheet>
      )}
    </>
  );
}

/** The scrolling part of a dialog or drawer. */
export function SheetBody({ className, ...props }: ComponentPropsWithRef<'div'>) {
  return <div {...props} className={classNames('dialog-body', className)} />;
}

/** The footer: a note at the start, actions at the end (`className="push-end"`). */
export function SheetFoot({ className, ...props }: ComponentPropsWithRef<'div'>) {
  return <div {...props} className={classNames('dialog-foot', className)} />;
}

/** Closes its dialog or drawer: `<SheetClose render={<Button variant="bare">Not now</Button>} />`. */
export function SheetClose({ render }: { render: ReactElement }) {
  return renderAs(render, { onClick: useContext(CloseSheet) });
}
