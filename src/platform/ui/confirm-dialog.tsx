import { lazy, Suspense, type ReactElement, type ReactNode } from 'react';
import { DialogLoading } from './dialog-loading.tsx';
import { renderAs } from './render-as.ts';
import { useLazyPopup } from './use-lazy-popup.ts';

export type ConfirmDialogProps = {
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: ReactNode;
  /** The consequences, and whether it can be undone. */
  children: ReactNode;
  /** The label of the confirming button. */
  action: ReactNode;
  onConfirm: () => void;
  loading?: boolean;
};

const loadPopup = () => import('./confirm-popup.tsx');
const ConfirmPopup = lazy(async () => ({ default: (await loadPopup()).ConfirmPopup }));

/** Asks for confirmation before an action with serious consequences; pressing outside does not close it. */
export function ConfirmDialog({ trigger, open: controlledOpen, onOpenChange, ...question }: ConfirmDialogProps) {
  const {
    open,
    wasOpened,
    setOpen,
    opener,
    trigger: triggerProps,
  } = useLazyPopup({ open: controlledOpen, onOpenChange }, loadPopup);
  return (
    <>
      {trigger && renderAs(trigger, { 'aria-haspopup': 'dialog', ...triggerProps })}
      {wasOpened && (
        <Suspense fallback={open && <DialogLoading />}>
          <ConfirmPopup {...question} {...{ open, opener }} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
