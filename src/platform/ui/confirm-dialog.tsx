import { lazy, Suspense, type ReactElement, type ReactNode } from 'react';
import { DialogLoading } from './dialog-loading.tsx';
import { renderAs } from './render-as.ts';
import { useLazyPopup } from './use-lazy-popup.ts';

export type ConfirmDialogProps = {
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: ReactNode;
  /** What it means and whether it can be taken back. */
  children: ReactNode;
  /** The verb of the button that goes ahead. */
  action: ReactNode;
  onConfirm: () => void;
  loading?: boolean;
};

const loadPopup = () => import('./confirm-popup.tsx');
const ConfirmPopup = lazy(async () => ({ default: (await loadPopup()).ConfirmPopup }));

/** Asks once before something that cannot be undone; pressing outside does not answer it. */
export function ConfirmDialog({ trigger, open: given, onOpenChange, ...question }: ConfirmDialogProps) {
  const { open, wanted, change, opener, trigger: press } = useLazyPopup({ open: given, onOpenChange }, loadPopup);
  return (
    <>
      {trigger && renderAs(trigger, { 'aria-haspopup': 'dialog', ...press })}
      {wanted && (
        <Suspense fallback={open && <DialogLoading />}>
          <ConfirmPopup {...question} {...{ open, opener }} onOpenChange={change} />
        </Suspense>
      )}
    </>
  );
}
